"""Where the frame of a text begins and ends, and what stands before it (RFC 6455)."""

from __future__ import annotations

from typing import Final

TEXT: Final = 0x81  # the first byte of a message that is one frame of text
MASKED: Final = 0x80  # in the second byte: clients have to
MASK: Final = 4  # bytes
TWO_BYTES: Final = 126  # instead of a length: it follows in two bytes
EIGHT_BYTES: Final = 127
UNUSUAL: Final = -1


def bounds(came: bytearray, begin: int, most: int) -> tuple[int, int]:
    """Where the body of the frame that begins there begins and ends; 0 if that cannot be told yet."""
    if len(came) < begin + 2:
        return 0, 0
    length, body = came[begin + 1] - MASKED, begin + 2
    if length == TWO_BYTES:
        if len(came) < body + 2:
            return 0, 0
        length, body = came[body] << 8 | came[body + 1], body + 2
    if not 0 <= length <= most or (length == EIGHT_BYTES and body == begin + 2):
        return 0, UNUSUAL
    return body + MASK, body + MASK + length


def framed(texts: list[bytes]) -> bytes:
    """Each text as a frame, to be sent in one write."""
    parts: list[bytes] = []
    for text in texts:
        parts += [header(len(text)), text]
    return b"".join(parts)


def header(length: int) -> bytes:
    if length < TWO_BYTES:
        return bytes([TEXT, length])
    if length < 1 << 16:
        return bytes([TEXT, TWO_BYTES, length >> 8, length & 255])
    return bytes([TEXT, EIGHT_BYTES]) + length.to_bytes(8, "big")
