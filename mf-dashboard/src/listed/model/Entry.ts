import type { ListedManager, SurveyListItem } from '@dialogwerk/shared/contract';
import type { Order, Wanted } from './Wanted.ts';

/** What stands in the list: a dialog, or a multi-chat with its dialogs. */
export type Entry =
  | { readonly kind: 'survey'; readonly survey: SurveyListItem }
  | { readonly kind: 'manager'; readonly manager: ListedManager };

interface Found {
  /** In their order. */
  readonly surveys: readonly SurveyListItem[];
  /** How many there are, those that are not loaded yet included. */
  readonly total: number;
  readonly wanted: Wanted;
}

/** What either of them is ordered by. */
type Keys = Readonly<Record<Order, number | string>>;

/** As the server orders names. */
const names = new Intl.Collator('de-u-kn-true');
const rising: ReadonlySet<Order> = new Set(['name', 'ordner']);

/**
 * Dialogs with the multi-chats that are wanted like them in their places among them. One that belongs behind the last dialog waits until all
 * are loaded. `folders` are names by id.
 */
export function entriesOf(
  { surveys, total, wanted }: Found,
  managers: readonly ListedManager[],
  folders: ReadonlyMap<string, string>,
): readonly Entry[] {
  const sign = (rising.has(wanted.order) ? 1 : -1) * (wanted.reversed ? -1 : 1);
  const compare = (one: Keys, other: Keys): number => sign * compareKeys(one[wanted.order], other[wanted.order]);
  const waiting = managers
    .filter((manager) => isWanted(manager, wanted))
    .map((manager) => ({ manager, keys: keysOfManager(manager, folders) }))
    .toSorted((one, other) => compare(one.keys, other.keys));
  const entries: Entry[] = [];
  for (const survey of surveys) {
    const keys = keysOfSurvey(survey, folders);
    while (waiting[0] && compare(waiting[0].keys, keys) <= 0) {
      const next = waiting.shift();
      if (next) entries.push({ kind: 'manager', manager: next.manager });
    }
    entries.push({ kind: 'survey', survey });
  }
  if (surveys.length < total) return entries;
  return [...entries, ...waiting.map(({ manager }) => ({ kind: 'manager' as const, manager }))];
}

/** Whether a multi-chat is wanted: found by its name or one of its dialogs', and kept where all of these are. */
export function isWanted({ name, active, surveys }: ListedManager, wanted: Wanted): boolean {
  const isFound = [name, ...surveys.map(({ survey_name }) => survey_name)].some((one) =>
    one.toLocaleLowerCase('de').includes(wanted.search.toLocaleLowerCase('de')),
  );
  const isArchived = surveys.every(({ archived }) => archived);
  if (!isFound || isArchived !== (wanted.status === 'archiv')) return false;
  if (active ? wanted.status === 'inaktiv' : wanted.status === 'live') return false;
  return surveys.every(
    ({ folder_id, tags, workspace_id }) =>
      (wanted.folder_id === null || folder_id === wanted.folder_id) &&
      (wanted.tag === null || tags.includes(wanted.tag)) &&
      (wanted.workspace_id === null || workspace_id === wanted.workspace_id),
  );
}

/** When it, or one of its dialogs, was changed last, in milliseconds. */
export function changedAt({ created_at, published_at, surveys }: ListedManager): number {
  return Math.max(created_at, published_at ?? 0, ...surveys.map(({ updated_at }) => updated_at));
}

/** Finished conversations in all of its dialogs. */
export function finishedIn({ surveys }: ListedManager): number {
  return surveys.reduce((sum, { finished }) => sum + finished, 0);
}

/** The folder that all of its dialogs are in; null for none. */
export function folderOf({ surveys: [first, ...others] }: ListedManager): string | null {
  return first && others.every(({ folder_id }) => folder_id === first.folder_id) ? first.folder_id : null;
}

/** More than any dialog has changes: what was never published differs most. */
const NEVER = 1_000_000;

function keysOfManager(manager: ListedManager, folders: ReadonlyMap<string, string>): Keys {
  return {
    geaendert: changedAt(manager),
    erstellt: manager.created_at,
    name: manager.name,
    gespraeche: finishedIn(manager),
    status: Number(manager.active),
    version: manager.published_at === null ? NEVER : 0,
    ordner: folders.get(folderOf(manager) ?? '') ?? '',
  };
}

function keysOfSurvey(survey: SurveyListItem, folders: ReadonlyMap<string, string>): Keys {
  return {
    geaendert: survey.updated_at,
    erstellt: survey.created_at,
    name: survey.survey_name,
    gespraeche: survey.finished,
    status: Number(survey.active),
    version: survey.publication?.unpublished_changes ?? NEVER,
    ordner: folders.get(survey.folder_id ?? '') ?? '',
  };
}

function compareKeys(one: number | string, other: number | string): number {
  return typeof one === 'number' && typeof other === 'number' ? one - other : names.compare(String(one), String(other));
}
