import type { TextMarks, TextRun } from './RichText.ts';

type MarkName = keyof TextMarks;

/** From the outside in, where several begin and end together. */
const order: readonly MarkName[] = ['href', 'strong', 'emphasis'];

/** The mark that begins at a run and goes on the longest, besides those that are open already; null for none. */
function longestMark(
  runs: readonly TextRun[],
  from: number,
  open: ReadonlySet<MarkName>,
): { readonly mark: MarkName; readonly value: string; readonly end: number } | null {
  let longest: ReturnType<typeof longestMark> = null;
  for (const mark of order) {
    const value = runs[from]?.[mark] ?? null;
    if (value === null || open.has(mark)) continue;
    const other = runs.findIndex((run, index) => index > from && run[mark] !== value);
    const end = other === -1 ? runs.length : other;
    if (!longest || end > longest.end) longest = { mark, value, end };
  }
  return longest;
}

function writeRun({ kind, text, href }: TextRun): string {
  if (kind === 'variable') return text;
  if (kind === 'escaped') return text.replaceAll(/[!-/:-@[-\x60{-~]/g, String.raw`\$&`);
  return href === null ? text : text.replaceAll(/[[\]]/g, String.raw`\$&`);
}

/** One line as it is stored, each mark outside of those that it goes on longer than. */
export function writeLine(runs: readonly TextRun[], open: ReadonlySet<MarkName> = new Set()): string {
  let written = '';
  let index = 0;
  while (index < runs.length) {
    const run = runs[index];
    if (!run) break;
    const found = longestMark(runs, index, open);
    if (!found) {
      written += writeRun(run);
      index += 1;
      continue;
    }
    const { mark, value, end } = found;
    const inside = writeLine(runs.slice(index, end), new Set([...open, mark]));
    written += mark === 'href' ? `[${inside}](${value})` : `${value}${inside}${value}`;
    index = end;
  }
  return written;
}
