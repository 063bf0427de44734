import { inlinePattern, itemOf, safeTarget } from '../parseMarkdown.ts';
import { merged } from './RichText.ts';
import type { TextMarks, TextRun } from './RichText.ts';

/** Stands for a variable while Markdown is read, because what is filled in is neither a letter nor a sign of it. */
export const STAND_IN = '\uE000';

/**
 * The runs of a bubble in which every variable is a `STAND_IN`; `next` gives the variables, in their order. What looks how is what
 * `parseMarkdown` says: nothing goes on beyond a blank line or out of an item of a list.
 */
export function readRuns(text: string, marks: TextMarks, next: () => string): TextRun[] {
  function plain(piece: string, looks: TextMarks): TextRun[] {
    const runs: TextRun[] = [];
    for (const [index, part] of piece.split(STAND_IN).entries()) {
      if (index > 0) runs.push({ kind: 'variable', text: next(), ...looks });
      runs.push({ kind: 'text', text: part, ...looks });
    }
    return runs;
  }

  function inline(piece: string, looks: TextMarks): TextRun[] {
    const runs: TextRun[] = [];
    let done = 0;
    for (const match of piece.matchAll(inlinePattern)) {
      const { escaped, label, target, strong, strongMark, star, underscore } = match.groups ?? {};
      runs.push(...plain(piece.slice(done, match.index), looks));
      done = match.index + match[0].length;
      if (escaped !== undefined) runs.push({ kind: 'escaped', text: escaped, ...looks });
      else if (label !== undefined && target !== undefined && safeTarget.test(target))
        runs.push(...linked(label, target, looks));
      else if (strong !== undefined)
        runs.push(...inline(strong, { ...looks, strong: strongMark === '__' ? '__' : '**' }));
      else if (star !== undefined) runs.push(...inline(star, { ...looks, emphasis: '*' }));
      else if (underscore !== undefined) runs.push(...inline(underscore, { ...looks, emphasis: '_' }));
      else runs.push(...plain(match[0], looks));
    }
    return [...runs, ...plain(piece.slice(done), looks)];
  }

  function linked(label: string, target: string, looks: TextMarks): TextRun[] {
    const runs = inline(label, looks);
    const href = target.replaceAll(STAND_IN, next);
    return runs.map((run) => Object.assign({}, run, { href }));
  }

  return merged(partsOf(text).flatMap((part) => (part.isPlain ? plain(part.text, marks) : inline(part.text, marks))));
}

interface Part {
  readonly text: string;
  readonly isPlain: boolean;
}

/** A text cut where `parseMarkdown` begins anew: paragraphs, items of lists, and what lies between them. */
function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let paragraph: string | null = null;
  const closeParagraph = (): void => {
    if (paragraph !== null) parts.push({ text: paragraph, isPlain: false });
    paragraph = null;
  };
  for (const [index, line] of text.split('\n').entries()) {
    const content = itemOf(line)?.text;
    const isBlank = line.trim() === '';
    if (paragraph !== null && content === undefined && !isBlank) {
      paragraph += `\n${line}`;
      continue;
    }
    closeParagraph();
    if (index > 0) parts.push({ text: '\n', isPlain: true });
    if (content !== undefined) {
      parts.push({ text: line.slice(0, line.length - content.length), isPlain: true });
      parts.push({ text: content, isPlain: false });
    } else if (isBlank) parts.push({ text: line, isPlain: true });
    else paragraph = line;
  }
  closeParagraph();
  return parts;
}
