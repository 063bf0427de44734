import type { Hint, StoryClock } from '@dialogwerk/shared/contract';
import { countDifferences, differencesOf } from '@dialogwerk/shared/dialog';
import type { TriggerRule } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { contentOf } from '../../publications/readContents.ts';
import type { ContentRow } from '../../publications/readContents.ts';
import { currentSettings, currentSnapshot } from '../../storage/surveys/readSnapshot.ts';
import type { PublishedChat } from '../../storage/tables/multiChatTables.ts';
import type { Tables } from '../../storage/tables/tables.ts';

/** A multi-chat as its authors have it, or as it was published. */
export interface ChatsDraft {
  readonly surveys: readonly PublishedChat[];
  readonly rules: readonly TriggerRule[];
  readonly hints: readonly Hint[];
  readonly clock: StoryClock | null;
}

/**
 * How much a draft differs from what is published: what respondents would notice in each dialog, each dialog and trigger more or
 * less, each hint, the story's time and the order of the dialogs once each.
 */
export async function countChatChanges(db: Kysely<Tables>, published: ChatsDraft, draft: ChatsDraft): Promise<number> {
  const before = new Map(published.surveys.map(({ survey_id, revision }) => [survey_id, revision]));
  const changed = draft.surveys.filter(({ survey_id, revision }) => {
    const was = before.get(survey_id);
    return was !== undefined && was !== revision;
  });
  const ids = (surveys: readonly PublishedChat[], others: readonly PublishedChat[]) =>
    surveys.map(({ survey_id }) => survey_id).filter((id) => others.some(({ survey_id }) => survey_id === id));
  const isReordered =
    ids(draft.surveys, published.surveys).join(' ') !== ids(published.surveys, draft.surveys).join(' ');
  return (
    (await countInDialogs(
      db,
      changed.map(({ survey_id }) => [survey_id, before.get(survey_id) ?? 0] as const),
    )) +
    moreOrLess(keysOf(published.surveys), keysOf(draft.surveys)) +
    moreOrLess(published.rules.map(ruleKey), draft.rules.map(ruleKey)) +
    moreOrLess(published.hints.map(hintKey), draft.hints.map(hintKey)) +
    (JSON.stringify(clockKey(published)) === JSON.stringify(clockKey(draft)) ? 0 : 1) +
    (isReordered ? 1 : 0)
  );
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
  dialogs: readonly (readonly [survey_id: string, revision: number])[],
): Promise<number> {
  if (dialogs.length === 0) return 0;
  const { rows } = await sql<Omit<ContentRow, 'survey_id' | 'publication_id' | 'revision'>>`
    select r.snapshot as published, r.settings as published_settings, ${currentSnapshot} as draft, ${currentSettings} as draft_settings
    from jsonb_array_elements(${JSON.stringify(dialogs)}::jsonb) as d
    join surveys s on s.survey_id = d->>0
    join revisions r on r.survey_id = s.survey_id and r.revision = (d->>1)::int`.execute(db);
  return rows.reduce(
    (sum, row) =>
      sum +
      countDifferences(
        differencesOf(contentOf(row.published, row.published_settings), contentOf(row.draft, row.draft_settings)),
      ),
    0,
  );
}
