import { eld } from 'eld/extrasmall';

/** How much of a file tells its language. */
const LONGEST_SAMPLE = 5_000;
/** One short label may be of many languages, whatever the detector thinks of it. */
const SHORTEST_SAMPLE = 12;

/** The language of a dialog whose texts do not tell theirs. */
const UNKNOWN = 'de';

interface RecognisedLanguage {
  /** Such as 'de'; the usual one where it is not sure. */
  readonly code: string;
  readonly sure: boolean;
}

/** The language that texts are in. */
export function recogniseLanguage(texts: readonly string[]): RecognisedLanguage {
  const sample: string[] = [];
  let length = 0;
  for (const text of texts) {
    if (length > LONGEST_SAMPLE) break;
    sample.push(text.slice(0, LONGEST_SAMPLE));
    length += text.length;
  }
  const found = eld.detect(sample.join('\n').slice(0, LONGEST_SAMPLE));
  const sure = /^[a-z]{2}$/.test(found.language) && length >= SHORTEST_SAMPLE && found.isReliable();
  return { code: sure ? found.language : UNKNOWN, sure };
}
