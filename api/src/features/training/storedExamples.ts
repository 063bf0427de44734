import { TRAINING_LIMITS } from '@dialogwerk/shared/contract';
import type { Example } from '@dialogwerk/shared/dialog/understanding';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { CallError } from '../../errors/CallError.ts';
import type { Tables } from '../../storage/tables/tables.ts';

/** A block in a dialog. */
export interface BlockPlace {
  readonly survey_id: string;
  readonly unique_question_id: string;
}

/** An example with the conversation that it came from; null for one that goes with none. */
export interface NewExample extends Example {
  readonly conversation_id: string | null;
}

/**
 * Adds examples that hold from a revision of the training on; gives those that were not there. 409 when the block would have
 * too many with the `own` texts of its targets, so inside a transaction that began with `raiseTraining`.
 */
export async function addExamples(
  tx: Kysely<Tables>,
  { survey_id, unique_question_id, own }: BlockPlace & { readonly own: number },
  since: number,
  examples: readonly NewExample[],
): Promise<Example[]> {
  if (examples.length === 0) return [];
  const added = await tx
    .insertInto('training_examples')
    .values(
      examples.map(({ text, target, conversation_id }) => ({
        survey_id,
        unique_question_id,
        target,
        example: text,
        since,
        conversation_id,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['survey_id', 'unique_question_id', 'target', 'example']).where('until', 'is', null).doNothing(),
    )
    .returning(['target', 'example as text'])
    .execute();
  const { count } = await tx
    .selectFrom('training_examples')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('survey_id', '=', survey_id)
    .where('unique_question_id', '=', unique_question_id)
    .where('until', 'is', null)
    .executeTakeFirstOrThrow();
  const most = Math.min(TRAINING_LIMITS.examples, Math.max(0, TRAINING_LIMITS.compared - own));
  if (Number(count) > most) throw new CallError('training/too-many', { most, own });
  return added;
}

/** Ends examples at a revision of the training; gives those that there were. */
export async function endExamples(
  tx: Kysely<Tables>,
  { survey_id, unique_question_id }: BlockPlace,
  until: number,
  examples: readonly Example[],
): Promise<Example[]> {
  const { rows } = await sql<Example>`
    update training_examples e set until = ${until}
    from jsonb_to_recordset(${JSON.stringify(examples)}::jsonb) as g (target text, text text)
    where e.survey_id = ${survey_id} and e.unique_question_id = ${unique_question_id} and e.until is null
      and e.target = g.target and e.example = g.text
    returning e.target, e.example as text`.execute(tx);
  return rows;
}
