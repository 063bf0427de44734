import type { ChatsData } from '@dialogwerk/shared/contract';
import { languageFragments } from '@dialogwerk/shared/dialog';
import { CallError } from '../../../errors/CallError.ts';
import type { LiveServices } from '../LiveServices.ts';
import { clientConfig } from '../opening/clientConfig.ts';
import { publishedManager } from './publishedManager.ts';

/** What the page of a multi-chat shows before any call: nothing is stored for it. */
export type ChatsOpening =
  | ({ readonly kind: 'open' } & Omit<ChatsData, 'module'>)
  | { readonly kind: 'inactive' }
  | { readonly kind: 'unknown' };

/** A multi-chat as respondents who begin now get it, by its public id or one of the two public numbers. */
export async function readChatsOpening(live: LiveServices, id: string): Promise<ChatsOpening> {
  try {
    const { public_id, name, surveys } = await publishedManager(live.db, id);
    const rows = await live.db
      .selectFrom('revisions')
      .innerJoin('surveys', 'surveys.survey_id', 'revisions.survey_id')
      .select(['surveys.survey_id', 'survey_id_int', 'revisions.revision', 'revisions.settings', 'training_applied'])
      .where((row) =>
        row.or(
          surveys.map(({ survey_id, revision }) =>
            row.and([row('revisions.survey_id', '=', survey_id), row('revisions.revision', '=', revision)]),
          ),
        ),
      )
      .where('deleted_at', 'is', null)
      .execute();
    const chats = [];
    for (const { survey_id } of surveys) {
      const row = rows.find((one) => one.survey_id === survey_id);
      if (!row?.settings) continue;
      const training_mode = row.training_applied !== null;
      chats.push(await clientConfig(live, { ...row, active: true, training_mode }, row.settings));
    }
    // The whole speaks as its first dialog does.
    const first = surveys.flatMap(
      ({ survey_id }) => rows.find((one) => one.survey_id === survey_id)?.settings ?? [],
    )[0];
    if (!first) return { kind: 'inactive' };
    return { kind: 'open', dialog_manager_id: public_id, name, chats, language: languageFragments(first) };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { kind: error.body.code === 'survey/inactive' ? 'inactive' : 'unknown' };
  }
}
