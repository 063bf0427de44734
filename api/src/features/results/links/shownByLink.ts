import type { ReportEntry } from '@dialogwerk/shared/contract';
import type { WorkingLink } from './findFigureLink.ts';

/** What a link shows. */
interface Shown {
  readonly overview: boolean;
  readonly question: (unique_question_id: string) => boolean;
  readonly cross: (row: string, column: string) => boolean;
}

/**
 * Whether a figure of a report counts for others than the report's conversations. No link shows such a one, because the same
 * figure under two filters tells of those who are between them.
 */
export const hasOwnFilter = (entry: ReportEntry): boolean => 'filter' in entry && entry.filter !== null;

/** What a link gives out: what its report has, or all figures but cross-tables. */
export function shownByLink({ report }: Pick<WorkingLink, 'report'>): Shown {
  if (report === null) return { overview: true, question: () => true, cross: () => false };
  const entries = report.entries.filter((entry) => !hasOwnFilter(entry));
  return {
    overview: entries.some(({ kind }) => kind === 'overview'),
    question: (id) => entries.some((entry) => entry.kind === 'question' && entry.question === id),
    cross: (row, column) =>
      entries.some((entry) => entry.kind === 'cross' && entry.row === row && entry.column === column),
  };
}
