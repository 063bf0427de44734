import type { AskedType, InputOf, ReplyOf } from '../../contract/index.ts';
import type { RespondentTexts } from '../texts.ts';

/** A part of the messenger that is loaded on demand and draws some of the inputs. */
export type InputChunk = 'fields' | 'scales' | 'files' | 'signature' | 'place' | 'emoji' | 'other' | 'otherScales';

/** What the respondent's page and the engine know alike of a type's replies. The page carries all of them and nothing else of a type. */
export interface ReplyRule<T extends AskedType, P extends InputChunk | null = InputChunk | null> {
  /** The part that draws the input; null for what most dialogs begin with, which is there from the beginning. */
  readonly part: P;
  /** What is wrong with a reply, as a sentence to the respondent; null when it is fine. */
  readonly problem: (input: InputOf<T>, reply: ReplyOf<T>, texts: RespondentTexts) => string | null;
  /** The respondent's bubble for a valid reply, plain text. */
  readonly shown: (input: InputOf<T>, reply: ReplyOf<T>, texts: RespondentTexts) => string;
  /** Whether the reply is typed into a line. */
  readonly isTyped: boolean;
}
