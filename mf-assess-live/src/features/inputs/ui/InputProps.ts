import type { QuestionInput, Reply } from '@dialogwerk/shared/contract';
import type { respondentTexts } from '@dialogwerk/shared/dialog/messenger';

/** What the inputs say themselves. */
export interface InputTexts {
  readonly answer: string;
  readonly placeholder: string;
  readonly send: string;
  readonly next: string;
  readonly skip: string;
  readonly enterSends: string;
  readonly length: (length: number, max: number) => string;
  readonly chooseFrom: (min: number, max: number | null) => string;
  readonly chosen: (count: number) => string;
  readonly scale: (first: string, last: string) => string;
  readonly scaleKeys: string;
  readonly bounds: (min: string | null, max: string | null) => string;
}

/** What every input gets. */
export interface InputProps<Type extends QuestionInput['type']> {
  readonly input: Extract<QuestionInput, { type: Type }>;
  readonly texts: InputTexts;
  /** The dialog's own wording, the same on the server. */
  readonly wording: ReturnType<typeof respondentTexts>;
  readonly language: string;
  /** Attributes that tie the control to its question and to what is wrong. */
  readonly named: NamedControl;
  readonly invalid: boolean;
  /** What was replied before the server refused it. */
  readonly before: Reply | null;
  readonly onReply: (reply: Reply) => void;
}

export interface NamedControl {
  readonly 'aria-labelledby'?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-describedby'?: string;
}

/** Adds a further description to a control that may have one. */
export function describedBy(named: NamedControl, id: string): NamedControl {
  const before = named['aria-describedby'];
  return { ...named, 'aria-describedby': before ? `${id} ${before}` : id };
}
