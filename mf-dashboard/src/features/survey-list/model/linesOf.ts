import type { ListedManager, SurveyListItem } from '@dialogwerk/shared/contract';
import type { Entry } from '../../../listed/model/Entry.ts';

/** A row of the table: a multi-chat, a dialog of an unfolded one, or a dialog by itself. */
export type Row =
  | { readonly kind: 'manager'; readonly key: string; readonly manager: ListedManager; readonly isOpen: boolean }
  | { readonly kind: 'survey'; readonly key: string; readonly survey: SurveyListItem; readonly partOf: string | null };

/**
 * The rows of the table, as many side by side as `across` says. Dialogs of a multi-chat stand folded in it alone; unfolded they begin a line
 * of their own.
 */
export function linesOf(
  entries: readonly Entry[],
  opened: ReadonlySet<number>,
  across: number,
): readonly (readonly Row[])[] {
  const folded = new Set(
    entries.flatMap((entry) => (entry.kind === 'manager' ? entry.manager.surveys.map((one) => one.survey_id) : [])),
  );
  const current = new Map(
    entries.flatMap((entry) => (entry.kind === 'survey' ? [[entry.survey.survey_id, entry.survey]] : [])),
  );
  const groups: Row[][] = [[]];
  for (const entry of entries) {
    if (entry.kind === 'survey') {
      const { survey } = entry;
      if (!folded.has(survey.survey_id)) {
        groups.at(-1)?.push({ kind: 'survey', key: survey.survey_id, survey, partOf: null });
      }
      continue;
    }
    const { manager } = entry;
    const isOpen = opened.has(manager.dialog_manager_id);
    const key = `multi-chat ${manager.dialog_manager_id}`;
    groups.at(-1)?.push({ kind: 'manager', key, manager, isOpen });
    if (!isOpen) continue;
    // What the list has is newer by the changes that are under way.
    const parts = manager.surveys.map((part) => current.get(part.survey_id) ?? part);
    groups.push(
      parts.map((survey) => ({ kind: 'survey', key: `${key} ${survey.survey_id}`, survey, partOf: key })),
      [],
    );
  }
  return groups.flatMap((rows) =>
    Array.from({ length: Math.ceil(rows.length / across) }, (_, at) => rows.slice(at * across, (at + 1) * across)),
  );
}
