import type { ChatPlace, Hint } from '@dialogwerk/shared/contract';
import { moveKey, plainLine, questionKey, readTrigger, shortened } from '@dialogwerk/shared/dialog';
import type { QuestionOf, TriggerRule } from '@dialogwerk/shared/dialog';
import type { Kysely } from 'kysely';
import { listTriggers } from '../../../storage/surveys/listTriggers.ts';
import { readBlocks } from '../../../storage/surveys/readBlocks.ts';
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
  const names = new Map<string, string>();
  for (const survey_id of survey_ids) {
    for (const { unique_question_id, short_name, context } of await readBlocks(db, survey_id)) {
      const name = shortened(short_name.trim() || plainLine(context), NAME_LENGTH);
      names.set(questionKey({ survey_id, unique_question_id }), name || unique_question_id);
    }
  }
  const isThere = (question: QuestionOf): boolean => names.has(questionKey(question));
  const triggers = await listTriggers(db, dialog_manager_id);
  const { hints } = await db
    .selectFrom('dialog_managers')
    .select('hints')
    .where('dialog_manager_id', '=', dialog_manager_id)
    .executeTakeFirstOrThrow();
  return {
    triggers: triggers.flatMap((sent) => {
      const rule = readTrigger(sent);
      return rule && isThere(rule.at) && isThere(rule.names) ? [{ trigger_id: sent.trigger_id, rule }] : [];
    }),
    hints: hints.filter(isThere),
    placeOf: ({ survey_id, unique_question_id }) => ({
      survey_id,
      unique_question_id,
      name: names.get(questionKey({ survey_id, unique_question_id })) ?? unique_question_id,
    }),
  };
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
