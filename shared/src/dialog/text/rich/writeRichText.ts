import { trimSigns } from '../trimSigns.ts';
import { writeMediaBubble } from '../mediaBubble.ts';
import { placeholder } from '../placeholders.ts';
import { STAND_IN, readRuns } from './readRuns.ts';
import { USUAL_PAUSE, merged, unmarked } from './RichText.ts';
import type { RichText, TextRun } from './RichText.ts';
import { tidyLines } from './tidyRuns.ts';
import { writeLine } from './writeLine.ts';

type Emphasis = '*' | '_';

/** What is read of a text in one bubble. */
export function readBubble(text: string): TextRun[] {
  const names = text.match(placeholder) ?? [];
  let taken = 0;
  return readRuns(text.replaceAll(placeholder, STAND_IN), unmarked, () => names[taken++] ?? '');
}

/** What is seen of runs, whatever signs say it. */
function seen(runs: readonly TextRun[]): string {
  const plain = runs.map(({ kind, text, strong, emphasis, href }): TextRun => ({
    kind: kind === 'escaped' ? 'text' : kind,
    text: kind === 'variable' ? text.replaceAll(/\s/g, '') : text,
    strong: strong && '**',
    emphasis: emphasis && '*',
    href,
  }));
  return JSON.stringify(merged(plain));
}

function withEmphasis(line: readonly TextRun[], sign: Emphasis): TextRun[] {
  return line.map((run) => (run.emphasis === null ? run : { ...run, emphasis: sign }));
}

/** A line as it is stored: with the other sign for emphasis where its own one would not be read so beside what stands there. */
function writtenLine(line: readonly TextRun[]): string {
  const own = writeLine(line);
  if (line.every(({ emphasis }) => emphasis === null)) return own;
  const wanted = seen(line);
  const signs: readonly Emphasis[] = ['*', '_'];
  const all = [own, ...signs.map((sign) => writeLine(withEmphasis(line, sign)))];
  return all.find((written) => seen(readBubble(written)) === wanted) ?? own;
}

/** A bubble's text that a marker may follow: neither a hash sign nor a backslash at its end takes part in it. */
function beforeMarker(text: string): string {
  const backslashes = text.length - trimSigns(text, '\\', 'end').length;
  if (backslashes % 2 === 1) return `${text}\\`;
  return text.replace(/(?<!\\)#\d*$/, String.raw`\$&`);
}

/**
 * A message as it is stored (domain.md §1). Blanks at the ends of bold and italic words lose that; a mark that goes over several lines
 * is written in each.
 */
export function writeRichText(rich: RichText): string {
  return rich
    .map(({ pause, runs, media }, index) => {
      const text = media ? writeMediaBubble(media) : tidyLines(runs).map(writtenLine).join('\n');
      const marker = pause ?? (index === 0 ? null : USUAL_PAUSE);
      return `${marker === null ? '' : `#${marker}#`}${index === rich.length - 1 ? text : beforeMarker(text)}`;
    })
    .join('');
}

/** Whether two messages look the same to respondents: words, marks, variables, pauses. */
export function looksSame(one: RichText, other: RichText): boolean {
  const looks = (rich: RichText): string =>
    rich
      .map(({ pause, runs, media }, index) => {
        const lines = media ? writeMediaBubble(media) : tidyLines(runs).map(seen).join('\n');
        return `${pause ?? (index === 0 ? '' : USUAL_PAUSE)} ${lines}`;
      })
      .join('\0');
  return looks(one) === looks(other);
}
