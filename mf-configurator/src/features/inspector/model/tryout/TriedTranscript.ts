import type { CallRequest, CallResponse, ExitCondition, ExitTrial } from '@dialogwerk/shared/contract';

export type Transcript = CallRequest<'tryExitConditions'>['transcripts'][number];
export type TriedLine = Transcript['said'][number];
export type Judgement = CallResponse<'tryExitConditions'>['results'][number];

/** What a model made of a transcript, with the conditions that it was asked about. */
export interface Judged {
  readonly by: readonly Pick<ExitCondition, 'id' | 'condition'>[];
  readonly judgement: Judgement;
}

/** How a conversation ends: with a condition, or with none of them (null). */
export type Ending = Readonly<NonNullable<ExitTrial['expected']>>;

/** A conversation that exit conditions are tried on. */
export interface TriedTranscript {
  readonly id: string;
  readonly said: readonly TriedLine[];
  /** The conversation that it was recorded from, and when that began (milliseconds); null for a pasted one. */
  readonly recorded: { readonly conversation_id: string; readonly begun: number } | null;
  /** What the author says that is right; null while nothing is said. */
  readonly expected: Ending | null;
  readonly judged: Judged | null;
}

/** How a transcript was judged; null while it is not. */
export function foundIn({ judged }: TriedTranscript): Ending | null {
  if (!judged || judged.judgement.fault !== null) return null;
  return { condition_id: judged.judgement.met };
}
