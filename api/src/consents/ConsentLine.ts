import type { ConsentAct, ConsentKind } from '@dialogwerk/shared/contract';

/** A line of the log of consents, before it is stored. */
export interface ConsentLine {
  /** '' for a privacy statement. */
  readonly unique_question_id: string;
  readonly nachfrage_id: string;
  readonly act: ConsentAct;
  readonly shown: ShownText;
}

/** What was met, word for word; `agree` and `decline` are '' for a privacy statement. */
export interface ShownText {
  readonly kind: ConsentKind;
  readonly language: string;
  readonly text: string;
  readonly agree: string;
  readonly decline: string;
}
