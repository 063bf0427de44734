/** One line of ASCII without a blank at its ends, as most texts are: nothing but capitals to fold. */
const plain = /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/;
/** Signs that nothing shows: soft hyphens, marks of direction, joiners, signs without width, fillers, variation selectors. */
const invisible = /[\p{Cf}\u115f\u1160\u2800\u3164\uffa0]|\u034f|[\ufe00-\ufe0f]/gu;

/**
 * The form of a text in which it is compared wherever capitals count (`genau`): composed, in signs of the usual width, each run of blanks and line
 * breaks one blank and none at its ends, without what nothing shows.
 */
export function exactForm(text: string): string {
  if (plain.test(text)) return text;
  return text.normalize('NFKC').replace(invisible, '').replaceAll(/\s+/gu, ' ').trim();
}

/** The form of a text in which it is compared everywhere else: the same, upper and lower case and 'ß' and 'ss' alike. */
export function comparable(text: string): string {
  return exactForm(text).toLowerCase().replaceAll('ß', 'ss');
}
