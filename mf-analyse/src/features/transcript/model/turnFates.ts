import type { TranscriptTurn } from '@dialogwerk/shared/contract';

/** Why a turn of a conversation counts or does not. */
export type TurnFate = 'counts' | 'changed' | 'replaced' | 'withdrawn';

/** A turn with what became of it, and how long its reply took. */
export interface ReadTurn extends TranscriptTurn {
  readonly fate: TurnFate;
  /** Milliseconds since what was said before; null for the first. */
  readonly took: number | null;
}

function questionOf({ entries }: TranscriptTurn): string | null {
  const reply = entries.find(({ user_or_bot }) => user_or_bot === 'user');
  return reply ? JSON.stringify([reply.unique_question_id, reply.nachfrage_id]) : null;
}

/**
 * What became of each turn, in order of time: 'replaced' by another reply to the same question at the moment at which it was
 * withdrawn, which is the 'changed' one; 'withdrawn' because of a change elsewhere.
 */
export function turnFates(turns: readonly TranscriptTurn[]): readonly ReadTurn[] {
  const replaces = (later: TranscriptTurn, earlier: TranscriptTurn): boolean => {
    const question = questionOf(later);
    return question !== null && question === questionOf(earlier) && later.said_at === earlier.withdrawn_at;
  };
  const fateOf = (turn: TranscriptTurn): TurnFate => {
    if (turn.withdrawn_at !== null) return turns.some((other) => replaces(other, turn)) ? 'replaced' : 'withdrawn';
    return turns.some((other) => replaces(turn, other)) ? 'changed' : 'counts';
  };
  return turns.map((turn, index) => {
    const before = turns[index - 1];
    return { ...turn, fate: fateOf(turn), took: before ? turn.said_at - before.said_at : null };
  });
}
