/** Signs that nothing shows: control signs, marks of direction, signs without width, fillers, variation selectors, tags. */
const invisible =
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u2800\u3164\uffa0]|\u034f|\u115f|\u1160|\u17b4|\u17b5|[\u180b-\u180d]|\u180f|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]/gu;
/** The same without the joiners, which words of some languages are written with. */
const invisibleInNames = /(?![\u200c\u200d])[\p{Cf}\u2800\u3164\uffa0\u115f\u1160]/gu;
const breaks = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu;

/**
 * The one form of an e-mail address, before anything else looks at it: signs of another width are their usual ones, nothing
 * invisible is in it, its domain is in small letters. What looks the same is the same.
 */
export function canonicalEmail(text: string): string {
  const plain = text.normalize('NFKC').replace(invisible, '').trim();
  const at = plain.lastIndexOf('@');
  return at === -1 ? plain : plain.slice(0, at) + plain.slice(at).toLowerCase();
}

/** What an e-mail address looks like: text, @, text, dot, text; signs that only stand around addresses, or part them, are in none. */
export const EMAIL_PATTERN = /^[^\s@<>"(),;:[\]\\]+@[^\s@<>"(),;:[\]\\][^\s@<>"(),;:[\]\\.]*\.[^\s@<>"(),;:[\]\\]+$/;
/** The longest address, in characters. */
export const EMAIL_LIMIT = 320;

/** A name as it is kept: one line, without signs that nothing shows or that turn the direction of what follows. */
export function plainName(text: string): string {
  return text.normalize('NFC').replace(breaks, ' ').replace(invisibleInNames, '').trim();
}
