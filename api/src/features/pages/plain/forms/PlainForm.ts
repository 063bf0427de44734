import type { AskedType, InputOf, ReplyOf } from '@dialogwerk/shared/contract';
import type { respondentTexts } from '@dialogwerk/shared/dialog/messenger';
import type { Dimensions } from '../../../../media/dimensions/Dimensions.ts';
import type { PlainTexts } from '../PlainTexts.ts';

/** What a form is drawn and read with, beside its question. */
export interface Around {
  readonly texts: PlainTexts;
  readonly wording: ReturnType<typeof respondentTexts>;
  /** The dialog's. */
  readonly language: string;
  /** The same where the page's own texts are in another one; null where they are not. */
  readonly foreign: string | null;
  /** What is wrong with what was sent; null for nothing. */
  readonly problem: string | null;
  /** Of the map that a place is marked on; null where there is none, or it does not say. */
  readonly mapSize: Dimensions | null;
}

/** A type's question as a form that needs no script. */
export interface PlainForm<T extends AskedType> {
  /** Its fields as HTML, with what was typed or chosen before. */
  readonly draw: (input: InputOf<T>, typed: URLSearchParams, around: Around) => string;
  /** What else sends it, as HTML: behind the button that the Enter key presses. */
  readonly behindSend?: (input: InputOf<T>, around: Around) => string;
  /** What was sent as a reply, whether it fits or not; a sentence to the respondent where it can be none. */
  readonly read: (input: InputOf<T>, typed: URLSearchParams, around: Around) => ReplyOf<T> | string;
  /** The fields as they stand after a reply of before. */
  readonly filled: (
    reply: ReplyOf<T>,
    around: Pick<Around, 'wording'>,
  ) => readonly (readonly [name: string, value: string])[];
  /** Whether a file is sent with it. */
  readonly takesFile?: (input: InputOf<T>) => boolean;
}

/** The names of fields. */
export const FIELD = { answer: 'a', other: 'other', words: 'words', file: 'file', kind: 'kind' } as const;

/** The field of an option or item. */
export const fieldOfItem = (id: string): string => `i:${id}`;
