import { TRAINING_LIMITS } from '@dialogwerk/shared/contract';

interface Examples {
  readonly texts: readonly string[];
  /** How many lines are longer than an example may be. */
  readonly tooLong: number;
}

/** The example sentences in what was written or pasted: one a line, each once, without spaces around it and marks of lists. */
export function examplesIn(written: string): Examples {
  const lines = written.split(/\r?\n/).map((line) =>
    line
      .replace(/^\s*(?:[-*•–]|\d+[.)])\s+/u, '')
      .trim()
      .replaceAll(/\s+/g, ' '),
  );
  const texts = [...new Set(lines.filter((line) => line !== ''))];
  const fitting = texts.filter(({ length }) => length <= TRAINING_LIMITS.example);
  return { texts: fitting, tooLong: texts.length - fitting.length };
}
