import { diffWordsWithSpace } from 'diff';

export interface Part {
  /** Where it begins in its version. */
  readonly at: number;
  readonly text: string;
  /** Whether the other version has something else here, or nothing. */
  readonly differs: boolean;
}

export interface Differences {
  readonly mine: readonly Part[];
  readonly theirs: readonly Part[];
}

/** With more words than these apart, marks would be all over. */
const MOST_EDITS = 200;
/** Less than this share of the longer one in common is another text, not a change of it. */
const ENOUGH_IN_COMMON = 0.3;

/** Two versions of a text in parts, compared word by word; each as one plain part where there is too little to compare. */
export function differencesOf(mine: string, theirs: string): Differences {
  const changes = diffWordsWithSpace(mine, theirs, { maxEditLength: MOST_EDITS }) ?? [];
  const common = changes.reduce((sum, { added, removed, value }) => sum + (added || removed ? 0 : value.length), 0);
  if (common < ENOUGH_IN_COMMON * Math.max(mine.length, theirs.length))
    return { mine: plain(mine), theirs: plain(theirs) };
  return {
    mine: placed(changes.flatMap(({ added, removed, value }) => (added ? [] : { text: value, differs: removed }))),
    theirs: placed(changes.flatMap(({ added, removed, value }) => (removed ? [] : { text: value, differs: added }))),
  };
}

/** A text that is not compared with another one. */
export function plain(text: string): Part[] {
  return placed([{ text, differs: false }]);
}

function placed(parts: readonly Omit<Part, 'at'>[]): Part[] {
  let at = 0;
  return parts.map((part) => {
    const begin = at;
    at += part.text.length;
    return { at: begin, ...part };
  });
}
