import { LINK_PARAMETER_LIMITS } from '@dialogwerk/shared/contract';
import { plainName } from '@dialogwerk/shared/contract/calls';
import type { Kysely } from 'kysely';
import type { Tables } from '../storage/tables/tables.ts';

/** What a conversation came with, by the name of the parameter. */
export type CameWith = Readonly<Record<string, string>>;

/** By signs, because half of one is no text. */
const cut = (text: string): string => Array.from(text).slice(0, LINK_PARAMETER_LIMITS.value).join('');

/** The names that are kept in each of these dialogs, in the authors' order. */
export async function keptParameters(
  db: Kysely<Tables>,
  surveyIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .selectFrom('link_parameters')
    .select(['survey_id', 'name'])
    .where('survey_id', 'in', surveyIds)
    .where('removed_at', 'is', null)
    .orderBy('place')
    .execute();
  const bySurvey = Map.groupBy(rows, ({ survey_id }) => survey_id);
  return new Map([...bySurvey].map(([survey_id, kept]) => [survey_id, kept.map(({ name }) => name)]));
}

/** The names that each of these dialogs keeps, in the order of the first. */
export async function keptByAll(db: Kysely<Tables>, surveyIds: readonly string[]): Promise<string[]> {
  const kept = await keptParameters(db, surveyIds);
  const [first = [], ...others] = surveyIds.map((survey_id) => kept.get(survey_id) ?? []);
  return first.filter((name) => others.every((names) => names.includes(name)));
}

/** The names that are kept in a dialog or were once, so that something may stand under them; those of now first. */
export async function knownParameters(db: Kysely<Tables>, survey_id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('link_parameters')
    .select('name')
    .where('survey_id', '=', survey_id)
    .orderBy('removed_at', (order) => order.desc().nullsFirst())
    .orderBy('place')
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

/**
 * What a link holds under these names; null for nothing. `query`: the part of the address behind '?', with or without it. Of each
 * the first value counts, in one line and cut to its greatest length; empty ones are none.
 */
export function pickParameters(query: string, names: readonly string[]): CameWith | null {
  if (names.length === 0 || query === '') return null;
  const given = new URLSearchParams(query);
  const picked = names.flatMap((name) => {
    const value = cut(plainName(given.get(name) ?? ''));
    return value === '' ? [] : [[name, value] as const];
  });
  return picked.length === 0 ? null : Object.fromEntries(picked);
}

/** What a dialog keeps of values that are known of a person, as of those of a link; null for nothing. */
export async function pickValues(
  db: Kysely<Tables>,
  survey_id: string,
  values: Readonly<Record<string, string>>,
): Promise<CameWith | null> {
  const names = (await keptParameters(db, [survey_id])).get(survey_id) ?? [];
  return pickParameters(new URLSearchParams(values).toString(), names);
}
