import type { UnderstandingZone } from '@dialogwerk/shared/contract';

/** A reply in the respondent's own words as it is kept for who trains. */
export interface HeardWords {
  readonly unique_question_id: string;
  readonly text: string;
  readonly zone: UnderstandingZone;
  /** Revision of the training that understood it. */
  readonly training: number;
}
