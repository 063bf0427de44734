import type { InventedConversation } from '@dialogwerk/shared/testing/respondents';
import type { TestApi } from '../startTestApi.ts';

/** A conversation with the questions and parts whose answer was withdrawn, and no other came in its place. */
export interface Told extends InventedConversation {
  readonly gone: readonly string[];
}

/**
 * Every third one has withdrawn what it said last (and gone another way), every fourth has changed what it said first: as
 * `changeAnswer` stores it. `ids` are theirs.
 */
export async function withdrawSome(
  { services: { db } }: TestApi,
  { survey_id, ids, at }: { readonly survey_id: string; readonly ids: readonly string[]; readonly at: Date },
  all: readonly InventedConversation[],
): Promise<Told[]> {
  const told: Told[] = [];
  for (const [index, one] of all.entries()) {
    const conversation_id = ids[index] ?? '';
    const last = index % 3 === 0 ? one.answers.at(-1) : undefined;
    const first = index % 4 === 0 ? one.answers.find((answer) => answer !== last) : undefined;
    if (last) {
      await db
        .updateTable('answers')
        .set({ withdrawn_turn: 20, withdrawn_at: at })
        .where((row) =>
          row.and({ survey_id, conversation_id, unique_question_id: last.question, nachfrage_id: last.part }),
        )
        .execute();
      await db
        .updateTable('conversations')
        // In a dialog that goes round, what was stored last need not be what has ended it.
        .set({ state: JSON.stringify(last.value === false ? { ...one.state, screened: undefined } : one.state) })
        .where((row) => row.and({ survey_id, conversation_id }))
        .execute();
    }
    if (first) {
      await db
        .insertInto('answers')
        .values({
          survey_id,
          conversation_id,
          unique_question_id: first.question,
          nachfrage_id: first.part,
          value: JSON.stringify('was früher galt'),
          revision: 1,
          withdrawn_turn: 20,
          withdrawn_at: at,
        })
        .execute();
    }
    const answers = one.answers.filter((answer) => answer !== last);
    const key = last && `${last.question} ${last.part}`;
    // What is asked again is open, whatever was withdrawn before.
    told.push({ ...one, answers, gone: key === undefined || key === one.open ? [] : [key] });
  }
  return told;
}
