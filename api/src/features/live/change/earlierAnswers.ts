import type { StoredAnswer } from '../turn/conversationStatements.ts';

/** A turn as far as answers at several times of asking depend on it. */
interface AnsweringTurn {
  readonly turn: number;
  readonly answers: readonly StoredAnswer[];
  readonly way: readonly string[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** An answer that was given anew at a later time of asking. */
export interface EarlierAnswer extends Pick<StoredAnswer, 'unique_question_id' | 'nachfrage_id' | 'value'> {
  readonly turn: number;
  /** At which time of asking it was given, from 1. */
  readonly nth: number;
  readonly at: number;
}

/** The answers of a whole conversation that later ones took the place of, because the dialog came to their question again; as `storeTurn` keeps them. Pure. */
export function earlierAnswers(turns: readonly AnsweringTurn[]): EarlierAnswer[] {
  const standing = new Map<string, { readonly answer: StoredAnswer; readonly turn: AnsweringTurn }>();
  const come = new Map<string, number[]>();
  return turns.flatMap((turn) => {
    const earlier = turn.answers.flatMap((answer): EarlierAnswer[] => {
      const { unique_question_id, nachfrage_id } = answer;
      const key = JSON.stringify([unique_question_id, nachfrage_id]);
      const before = standing.get(key);
      standing.set(key, { answer, turn });
      if (!before || answer.drawn) return [];
      const times = come.get(unique_question_id) ?? [];
      if ((times.at(-1) ?? -1) < before.turn.turn) return [];
      const nth = times.filter((one) => one < before.turn.turn).length;
      const { value } = before.answer;
      return [{ unique_question_id, nachfrage_id, value, turn: before.turn.turn, nth, at: before.turn.at }];
    });
    for (const id of new Set(turn.way.slice(1))) come.set(id, [...(come.get(id) ?? []), turn.turn]);
    return earlier;
  });
}
