import type { GivenReply, QuestionInput, Reply } from '@dialogwerk/shared/contract';
import type { respondentTexts } from '@dialogwerk/shared/dialog/messenger';
import type { MediaOutcome } from '../effects/sendMedia.ts';
import type { InputTexts } from '../model/InputTexts.ts';

/** What every input gets. */
export interface InputProps<Type extends QuestionInput['type']> {
  readonly input: Extract<QuestionInput, { type: Type }>;
  readonly texts: InputTexts;
  /** The dialog's own wording, the same on the server. */
  readonly wording: ReturnType<typeof respondentTexts>;
  readonly language: string;
  readonly du_sie: 'du' | 'sie';
  /** Attributes that tie the control to its question and to what is wrong. */
  readonly named: NamedControl;
  /** What was replied before the server refused it, or chosen before the page was left. */
  readonly before: Reply | null;
  /** What was typed before the page was left; '' for nothing. */
  readonly typed: string;
  /** Whether one's own words are taken as well. */
  readonly in_words: boolean;
  /** Hears what is ticked, set or put in order and not yet sent. */
  readonly onChosen: (reply: Reply) => void;
  /** `shown`: the bubble that shows it; absent: as the type says. */
  readonly onReply: (reply: GivenReply, shown?: string) => void;
  /** Says what is wrong before there is a reply; null once it is not any more. */
  readonly onProblem: (sentence: string | null) => void;
  /** Sends a file that answers this question; `onShare` hears how much of it is there, 0 to 1. */
  readonly sendMedia: (
    file: Blob,
    name: string,
    onShare: (share: number) => void,
    signal: AbortSignal,
  ) => Promise<MediaOutcome>;
}

/** What an input gets that several types share. */
export type SharedInputProps<Types extends QuestionInput['type']> = { [T in Types]: InputProps<T> }[Types];

export interface NamedControl {
  readonly 'aria-labelledby'?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-invalid'?: true | undefined;
  readonly 'aria-describedby'?: string;
}

/** Adds a further description to a control that may have one. */
export function describedBy(named: NamedControl, id: string): NamedControl {
  const before = named['aria-describedby'];
  return { ...named, 'aria-describedby': before ? `${id} ${before}` : id };
}

/** For a group of buttons or boxes, which holds no value that could be invalid. */
export function asGroup(named: NamedControl): NamedControl {
  return { ...named, 'aria-invalid': undefined };
}
