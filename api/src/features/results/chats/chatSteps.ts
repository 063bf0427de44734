import type { ChatPlace, Hint } from '@dialogwerk/shared/contract';
import { moveKey, plainLine, questionKey, readTrigger, shortened } from '@dialogwerk/shared/dialog';
import type { QuestionOf, TriggerRule } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { listTriggers } from '../../../storage/surveys/listTriggers.ts';
import type { Tables } from '../../../storage/tables/tables.ts';

const NAME_LENGTH = 60;

/** What can be come to in a multi-chat as its authors have it now. */
export interface ChatSteps {
  readonly triggers: readonly { readonly trigger_id: string; readonly rule: TriggerRule }[];
  readonly hints: readonly Hint[];
  readonly placeOf: (question: QuestionOf) => ChatPlace;
}

/** The triggers and hints of a multi-chat whose blocks there are, with what authors call these blocks. */
export async function readChatSteps(
  db: Kysely<Tables>,
  dialog_manager_id: number,
  survey_ids: readonly string[],
): Promise<ChatSteps> {
  const triggers = (await listTriggers(db, dialog_manager_id)).flatMap((sent) => {
    const rule = readTrigger(sent);
    return rule ? [{ trigger_id: sent.trigger_id, rule }] : [];
  });
  const { hints } = await db
    .selectFrom('dialog_managers')
    .select('hints')
    .where('dialog_manager_id', '=', dialog_manager_id)
    .executeTakeFirstOrThrow();
  const named = [...triggers.flatMap(({ rule }) => [rule.at, rule.names]), ...hints];
  const names = await readNames(db, survey_ids, named);
  const isThere = (question: QuestionOf): boolean => names.has(questionKey(question));
  return {
    triggers: triggers.filter(({ rule }) => isThere(rule.at) && isThere(rule.names)),
    hints: hints.filter(isThere),
    placeOf: ({ survey_id, unique_question_id }) => ({
      survey_id,
      unique_question_id,
      name: names.get(questionKey({ survey_id, unique_question_id })) ?? unique_question_id,
    }),
  };
}

/** What authors call these blocks, by their keys; of those alone, because dialogs may have thousands. */
async function readNames(
  db: Kysely<Tables>,
  survey_ids: readonly string[],
  named: readonly QuestionOf[],
): Promise<ReadonlyMap<string, string>> {
  if (survey_ids.length === 0 || named.length === 0) return new Map();
  const ids = new Set(named.map(({ unique_question_id }) => unique_question_id));
  const blocks = await db
    .selectFrom('blocks')
    .select(['survey_id', 'unique_question_id'])
    .select(sql<string>`definition->>'short_name'`.as('short_name'))
    .select(sql<string>`definition->>'context'`.as('context'))
    .where('survey_id', 'in', survey_ids)
    .where('unique_question_id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(
    blocks.map(({ short_name, context, ...question }) => {
      const name = shortened(short_name.trim() || plainLine(context), NAME_LENGTH);
      return [questionKey(question), name || question.unique_question_id];
    }),
  );
}

/** Where in the memory of a participation it stands that a trigger has acted. */
export function actedIn(rule: TriggerRule): { readonly part: 'behind' | 'called' | 'moved'; readonly key: string } {
  if (rule.kind === 'moveDialog') return { part: 'moved', key: moveKey(rule) };
  if (rule.kind === 'waitAPI') return { part: 'called', key: questionKey(rule.at) };
  return { part: 'behind', key: questionKey(rule.names) };
}

/** The block that a trigger leads to. */
export function effectOf({ kind, at, names }: TriggerRule): QuestionOf {
  return kind === 'moveDialog' ? names : at;
}

/** The block that it acts after; null for a call from outside. */
export function causeOf({ kind, at, names }: TriggerRule): QuestionOf | null {
  if (kind === 'waitAPI') return null;
  return kind === 'moveDialog' ? at : names;
}
