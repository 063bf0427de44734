import type { Hint, ManagerLive } from '@dialogwerk/shared/contract';
import { countDifferences, differencesOf } from '@dialogwerk/shared/dialog';
import type { TriggerRule } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { contentOf } from '../../publications/readContents.ts';
import type { ContentRow } from '../../publications/readContents.ts';
import { currentSettings, currentSnapshot } from '../../storage/surveys/readSnapshot.ts';
import type { ChatsDraft, PublishedChat } from '../../storage/tables/multiChatTables.ts';
import type { Tables } from '../../storage/tables/tables.ts';

type ChatChanges = Pick<ManagerLive, 'unpublished_changes' | 'changed_surveys'>;

/**
 * How much a draft differs from what is published: what respondents would notice in each dialog, each dialog and trigger more or
 * less, each hint, the story's time and the order of the dialogs once each.
 */
export async function countChatChanges(
  db: Kysely<Tables>,
  published: ChatsDraft,
  draft: ChatsDraft,
): Promise<ChatChanges> {
  const before = new Map(published.surveys.map(({ survey_id, revision }) => [survey_id, revision]));
  const changed = draft.surveys.filter(({ survey_id, revision }) => {
    const was = before.get(survey_id);
    return was !== undefined && was !== revision;
  });
  const ids = (surveys: readonly PublishedChat[], others: readonly PublishedChat[]) =>
    surveys.map(({ survey_id }) => survey_id).filter((id) => others.some(({ survey_id }) => survey_id === id));
  const isReordered =
    ids(draft.surveys, published.surveys).join(' ') !== ids(published.surveys, draft.surveys).join(' ');
  const inDialogs = await countInDialogs(
    db,
    changed.map(({ survey_id, revision }) => [survey_id, before.get(survey_id) ?? 0, revision] as const),
  );
  const added = draft.surveys.filter(({ survey_id }) => !before.has(survey_id));
  const unpublished_changes =
    inDialogs.reduce((sum, { changes }) => sum + changes, 0) +
    moreOrLess(keysOf(published.surveys), keysOf(draft.surveys)) +
    moreOrLess(published.rules.map(ruleKey), draft.rules.map(ruleKey)) +
    moreOrLess(published.hints.map(hintKey), draft.hints.map(hintKey)) +
    (JSON.stringify(clockKey(published)) === JSON.stringify(clockKey(draft)) ? 0 : 1) +
    (isReordered ? 1 : 0);
  return {
    unpublished_changes,
    changed_surveys: [
      ...inDialogs.filter(({ changes }) => changes > 0),
      ...added.map(({ survey_id }) => ({ survey_id, changes: 1 })),
    ],
  };
}

const keysOf = (surveys: readonly PublishedChat[]): string[] => surveys.map(({ survey_id }) => survey_id);

const ruleKey = ({ kind, at, names, delay_seconds }: TriggerRule): string =>
  JSON.stringify([kind, at.survey_id, at.unique_question_id, names.survey_id, names.unique_question_id, delay_seconds]);

const hintKey = ({ kind, survey_id, unique_question_id, title, text, tip = '' }: Hint): string =>
  JSON.stringify([kind, survey_id, unique_question_id, title, text, tip]);

const clockKey = ({ clock }: ChatsDraft): readonly number[] => (clock ? [clock.starts, clock.step] : []);

function moreOrLess(before: readonly string[], after: readonly string[]): number {
  const [was, is] = [new Set(before), new Set(after)];
  return [...was].filter((one) => !is.has(one)).length + [...is].filter((one) => !was.has(one)).length;
}

async function countInDialogs(
  db: Kysely<Tables>,
  dialogs: readonly (readonly [survey_id: string, before: number, after: number])[],
): Promise<ChatChanges['changed_surveys']> {
  if (dialogs.length === 0) return [];
  const { rows } = await sql<Omit<ContentRow, 'publication_id' | 'revision'>>`
    select s.survey_id, r.snapshot as published, r.settings as published_settings,
      case when k.revision is null then ${currentSnapshot} else k.snapshot end as draft, coalesce(k.settings, ${currentSettings}) as draft_settings
    from jsonb_array_elements(${JSON.stringify(dialogs)}::jsonb) as d
    join surveys s on s.survey_id = d->>0
    join revisions r on r.survey_id = s.survey_id and r.revision = (d->>1)::int
    left join revisions k on k.survey_id = s.survey_id and k.revision = (d->>2)::int and k.settings is not null`.execute(
    db,
  );
  return rows.map(({ survey_id, published, published_settings, draft, draft_settings }) => ({
    survey_id,
    changes: countDifferences(
      differencesOf(contentOf(published, published_settings), contentOf(draft, draft_settings)),
    ),
  }));
}
