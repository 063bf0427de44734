import { merged } from './RichText.ts';
import type { TextRun } from './RichText.ts';

const isBlank = ({ kind, text }: TextRun): boolean => kind === 'text' && text.trim() === '';

/** One line with each sign for itself. */
function signsOf(line: readonly TextRun[]): TextRun[] {
  return line.flatMap((run) =>
    run.kind === 'variable' ? [run] : run.text.split('').map((text) => Object.assign({}, run, { text })),
  );
}

/** Takes a mark from the blanks around what has it, because Markdown wants letters at its signs. */
function withoutBlankEnds(signs: readonly TextRun[], mark: 'strong' | 'emphasis'): TextRun[] {
  const tidy = [...signs];
  const clear = (from: number, step: 1 | -1): void => {
    for (let at = from; ; at += step) {
      const sign = tidy[at];
      if (!sign || sign[mark] === null || !isBlank(sign)) return;
      tidy[at] = { ...sign, [mark]: null };
    }
  };
  for (const [index, sign] of signs.entries()) {
    if (sign[mark] === null) continue;
    if (signs[index - 1]?.[mark] !== sign[mark]) clear(index, 1);
    if (signs[index + 1]?.[mark] !== sign[mark]) clear(index, -1);
  }
  return tidy;
}

/** The lines of a bubble, none with a mark beyond its words: what can be written as it stands. */
export function tidyLines(runs: readonly TextRun[]): TextRun[][] {
  const lines: TextRun[][] = [[]];
  for (const run of runs) {
    const [first = '', ...others] = run.kind === 'variable' ? [run.text] : run.text.split('\n');
    lines.at(-1)?.push({ ...run, text: first });
    for (const text of others) lines.push([{ ...run, text }]);
  }
  return lines.map((line) => {
    if (line.every(({ strong, emphasis }) => strong === null && emphasis === null)) return merged(line);
    return merged(withoutBlankEnds(withoutBlankEnds(signsOf(line), 'strong'), 'emphasis'));
  });
}
