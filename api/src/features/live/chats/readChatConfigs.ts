import type { ClientConfig, Language } from '@dialogwerk/shared/contract';
import { languagesOf } from '@dialogwerk/shared/dialog';
import type { Speaks } from '../../../dialogs/wishedLanguages.ts';
import type { KeptSettings } from '../../../storage/surveys/KeptSettings.ts';
import type { PublishedChat } from '../../../storage/tables/multiChatTables.ts';
import { clientConfig } from '../opening/clientConfig.ts';
import { settingsIn } from '../opening/settingsIn.ts';
import type { LiveServices } from '../LiveServices.ts';

/** What respondents of a multi-chat know of its dialogs before any conversation. */
export interface ChatConfigs {
  /** In their order, each in the language that it speaks. */
  readonly chats: readonly ClientConfig[];
  /** The whole speaks as its first dialog does. */
  readonly first: { readonly survey_id: string; readonly settings: KeptSettings };
  /** What they speak together, in their order. */
  readonly languages: readonly Language[];
  /** Dialogs that can be had one by one, because they are live by themselves. */
  readonly alone: readonly string[];
}

/** The dialogs of a multi-chat at these revisions, each in the language that `speaks` gives; null where none is there any more. */
export async function readChatConfigs(
  services: Pick<LiveServices, 'db' | 'contentLocation'>,
  surveys: readonly PublishedChat[],
  speaks: (survey_id: string, has: Speaks) => Language,
): Promise<ChatConfigs | null> {
  const { db } = services;
  const rows = await db
    .selectFrom('revisions')
    .innerJoin('surveys', 'surveys.survey_id', 'revisions.survey_id')
    .select(['surveys.survey_id', 'survey_id_int', 'revisions.revision', 'revisions.settings', 'training_applied'])
    .select(({ eb }) => eb.and([eb('active', '=', true), eb('surveys.publication_id', 'is not', null)]).as('is_live'))
    .where((row) =>
      row.or(
        surveys.map(({ survey_id, revision }) =>
          row.and([row('revisions.survey_id', '=', survey_id), row('revisions.revision', '=', revision)]),
        ),
      ),
    )
    .where('deleted_at', 'is', null)
    .execute();
  const chats: ClientConfig[] = [];
  const languages = new Set<Language>();
  let first: ChatConfigs['first'] | null = null;
  for (const { survey_id } of surveys) {
    const row = rows.find((one) => one.survey_id === survey_id);
    if (!row?.settings) continue;
    const { settings, revision, survey_id_int, training_applied } = row;
    const spoken = await settingsIn(db, { survey_id, revision }, settings, speaks(survey_id, settings));
    const shown = { survey_id, survey_id_int, active: true, training_mode: training_applied !== null };
    chats.push(await clientConfig(services, shown, spoken));
    for (const language of languagesOf(settings)) languages.add(language);
    first ??= { survey_id, settings: spoken };
  }
  const alone = rows.flatMap(({ survey_id, is_live }) => (is_live ? [survey_id] : []));
  return first && { chats, first, languages: [...languages], alone };
}
