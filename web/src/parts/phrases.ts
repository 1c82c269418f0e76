/** What can be said at a table whose host allows ready-made phrases alone: the server's own list (`PHRASES`). */
import { t } from '../words/texts';

export const PHRASES = ['hello', 'well-played', 'thanks', 'sorry', 'one-moment', 'liar', 'trust-me', 'good-game'];

/** What was said, in words. */
export const inWords = (text: string) => (PHRASES.includes(text) ? t(`phrase-${text}`) : text);
