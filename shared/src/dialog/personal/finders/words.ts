// Each repetition has a most, and none holds another one that could begin where it ends: a stranger's text is read in a time that
// grows with its length alone (docs/decisions/0099).

/** A word with a capital letter in front. */
export const word = String.raw`[A-ZÄÖÜ][a-zäöüßéèëçğışóáł]{1,40}`;
/** One, or two with a hyphen. */
export const capital = String.raw`${word}(?:-${word})?`;
/** A family's name with what may stand before it. */
export const surname = String.raw`(?:(?:von|van|zu|de|der|den|vom|zum|ten|al)\s{1,3}){0,2}${capital}`;
