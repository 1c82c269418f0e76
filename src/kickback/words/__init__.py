"""Messages in words: Project Fluent files, one for each game and language, beside one for what all games share."""

from kickback.words.speech import LANGUAGES, Reader, Speech, common, refusal, speech, told, unmarked, unreadable

__all__ = ["LANGUAGES", "Reader", "Speech", "common", "refusal", "speech", "told", "unmarked", "unreadable"]
