import { plainLine } from '@dialogwerk/shared/dialog';

/** As much of a text tells it from others. */
const LENGTH = 60;

/** What headings begin with. */
const headings = ['# ', '## ', '### '];

/** How a text begins, in one line and without markup. */
export function beginningOf(text: string): string {
  const line = plainLine(
    text
      .split('\n')
      .filter((one) => !headings.some((heading) => one.startsWith(heading)))
      .join('\n'),
  );
  return line.length > LENGTH ? `${line.slice(0, LENGTH).trimEnd()} …` : line;
}
