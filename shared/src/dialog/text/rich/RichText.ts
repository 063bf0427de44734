import type { MediaBubble } from '../mediaBubble.ts';

/** How a piece of a text looks, with the signs that say so in the stored text. */
export interface TextMarks {
  readonly strong: '**' | '__' | null;
  readonly emphasis: '*' | '_' | null;
  /** Where it leads, as it is written; null for no link. */
  readonly href: string | null;
}

/** A piece of a bubble that looks the same throughout; line breaks are `\n`. */
export interface TextRun extends TextMarks {
  /** `escaped`: signs that mean themselves, each stored behind a backslash. `variable`: `{{name}}`, as it is written. */
  readonly kind: 'text' | 'escaped' | 'variable';
  readonly text: string;
}

export interface RichBubble {
  /** The milliseconds before it, as they are written; null for none, which only the first bubble has. */
  readonly pause: string | null;
  /** None, where it is a file. */
  readonly runs: readonly TextRun[];
  /** The picture, sound or film that it is. */
  readonly media?: MediaBubble;
}

/** A message (domain.md §1) as an editor shows it: bubbles with the pauses between them. Never empty. */
export type RichText = readonly RichBubble[];

/** What is written before a bubble that says nothing else, in milliseconds. */
export const USUAL_PAUSE = '1500';

export const unmarked: TextMarks = { strong: null, emphasis: null, href: null };

function looksAlike(one: TextMarks, other: TextMarks): boolean {
  return one.strong === other.strong && one.emphasis === other.emphasis && one.href === other.href;
}

/** The same runs, with neighbours that look alike in one; none is empty. */
export function merged(runs: readonly TextRun[]): TextRun[] {
  const all: TextRun[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    if (run.text === '') continue;
    if (last && run.kind !== 'variable' && last.kind === run.kind && looksAlike(last, run))
      all[all.length - 1] = { ...last, text: last.text + run.text };
    else all.push(run);
  }
  return all;
}
