import {
  claiming,
  comparedWith,
  comparing,
  conceded,
  conceding,
  correcting,
  negators,
  mildNegators,
  replaced,
  replacing,
  turning,
} from '../../text/words/words.data.ts';

/** A word as it stands in a sentence. */
export interface ReadWord {
  readonly word: string;
  readonly clause: number;
  readonly isNegator: boolean;
  /** Whether what it stands for is denied: by a negation, as the lesser of two, or as what is replaced. */
  isDenied: boolean;
  /** Whether it was taken back or conceded: it says nothing. */
  isOut: boolean;
}

/** A no before a denial is the same said twice. */
const refusing: ReadonlySet<string> = new Set(['nein', 'no']);

/** A sentence with the scope of its negations, contrasts and corrections. */
export interface ReadSentence {
  readonly words: readonly ReadWord[];
  /** Two negators in a row: nobody can be sure what that denies. */
  readonly isTwisted: boolean;
}

/**
 * Reads what a sentence denies, takes back or only concedes; in one pass over its words.
 * @param clauses as `clausesOf` gives them
 * @param isTelling whether a word says something where it is asked
 */
export function readSentence(
  clauses: readonly (readonly string[])[],
  isTelling: (word: string) => boolean,
): ReadSentence {
  const read = clauses.map((words, clause) => {
    const before = clauses[clause - 1] ?? [];
    const isCarried =
      (words[0] === 'dass' && isCarrying(before)) ||
      (comparedWith.has(words[0] ?? '') && before.some((word) => comparing.has(word)));
    return readClause(words, clause, isCarried, isTelling);
  });
  takeBack(read, clauses, isTelling);
  const words = read.flat();
  const isTwisted = words.some(
    ({ isNegator, clause }, at) => isNegator && words[at + 1]?.isNegator === true && words[at + 1]?.clause === clause,
  );
  return { words, isTwisted };
}

function isCarrying(words: readonly string[]): boolean {
  return words.some((word) => negators.has(word)) && words.some((word) => claiming.has(word));
}

function readClause(
  words: readonly string[],
  clause: number,
  isCarried: boolean,
  isTelling: (word: string) => boolean,
): ReadWord[] {
  let isDenied = isCarried;
  let isComparing = false;
  let isReplacing = false;
  let begins = 0;
  let negatedAt: number | null = null;
  const read: ReadWord[] = [];
  for (const [at, word] of words.entries()) {
    const isNegator = negators.has(word) || (word === 'noch' && words.slice(0, at).includes('weder'));
    const wasDenied = isDenied;
    // 'Selten' is an answer where it is asked how often.
    const isMild = mildNegators.has(word) && !isTelling(word);
    if (isNegator || isMild) {
      isDenied = true;
      negatedAt = at;
    } else if (comparedWith.has(word)) {
      isDenied ||= isComparing;
    } else if (replacing.has(word)) {
      isDenied = true;
      isReplacing = true;
    } else if (turning.has(word) || (isReplacing && replaced.has(word)) || (isDenied && word === 'lieber')) {
      isDenied = isCarried;
      isReplacing = false;
      begins = at;
      negatedAt = null;
    }
    isComparing ||= comparing.has(word);
    const isOwnDenied = isMild ? wasDenied : isDenied && !isNegator;
    read.push({ word, clause, isNegator, isDenied: isOwnDenied, isOut: false });
  }
  if (negatedAt !== null && deniesBack(words, negatedAt, isTelling)) {
    for (const one of read.slice(begins, negatedAt)) one.isDenied = !one.isNegator && !refusing.has(one.word);
  }
  return read;
}

/** 'Kaffee trinke ich nicht': nothing that tells comes after the negator, and it does not begin anew ('Tee und nicht Cola'). */
function deniesBack(words: readonly string[], at: number, isTelling: (word: string) => boolean): boolean {
  const after = words.slice(at + 1);
  if (words[at] === 'ohne' || words[at - 1] === 'und') return false;
  if (words[at] === 'kein' && after.length > 0) return false;
  return !after.some(isTelling);
}

/** Puts aside what a later clause takes back ('A, nein, B'), what is refused after it ('A, nein danke'), and what is only conceded ('zwar A, aber B'). */
function takeBack(
  read: readonly (readonly ReadWord[])[],
  clauses: readonly (readonly string[])[],
  isTelling: (word: string) => boolean,
): void {
  const telling = clauses.map((words) => words.some(isTelling));
  const lastTelling = telling.lastIndexOf(true);
  const firstTelling = telling.indexOf(true);
  for (const [at, words] of clauses.entries()) {
    const opening = correcting.find((opener) => opener.every((word, place) => words[place] === word));
    const opened = read[at] ?? [];
    if (opening && at > firstTelling && firstTelling >= 0 && (opening.length > 1 || !opening.some(isTelling))) {
      const says = words.slice(opening.length).some((word) => isTelling(word) || negators.has(word));
      if (says || lastTelling > at) {
        for (const word of [...read.slice(0, at).flat(), ...opened.slice(0, opening.length)]) word.isOut = true;
        // 'Ach nein' is a no where that is an answer.
        for (const word of opened.slice(0, opening.length)) word.isOut = word.word !== 'nein' || !isTelling('nein');
      } else if (opening[0] === 'nein') {
        for (const word of read[at - 1] ?? []) word.isDenied = true;
      }
    }
    if (words.at(-1) === 'nein' && words.length > 1 && !isTelling('nein'))
      for (const word of opened) word.isDenied = true;
    if (
      words.some((word) => conceding.has(word)) &&
      clauses.slice(at + 1).some((later) => later.some((word) => conceded.has(word)))
    ) {
      for (const word of opened) word.isOut = true;
    }
  }
}
