import { CallError } from '../../../errors/CallError.ts';
import type { Handler } from '../../../calls/handler.ts';
import { crossColumns } from '../figures/crossTable.ts';
import { snapshotOf } from '../figures/inSnapshot.ts';
import { figuresOfColumns } from '../figures/resultQuestion.ts';
import type { FigureContext } from '../figures/inSnapshot.ts';
import { isShown, leastOf, linkOf } from './openedLink.ts';
import { hasOwnFilter, shownByLink } from './shownByLink.ts';
import { isCrossShown } from './smallGroups/isCrossShown.ts';
import type { Variable } from '@dialogwerk/shared/dialog';

/** What stands in the report of a link, for whoever has opened it. */
export const sharedReport: Handler<'sharedReport'> = async ({ pass }, { services }) => {
  const link = await linkOf(services, pass);
  if (link.report === null) throw new CallError('figures/unknown');
  const { entries } = link.report;
  const least_group = leastOf(services, link);
  return {
    // Filters may hold words that respondents wrote.
    entries: entries.map((entry) => ('filter' in entry ? { ...entry, filter: null } : entry)),
    left_out: entries.filter((entry) => hasOwnFilter(entry)).map(({ entry_id }) => entry_id),
    is_shown: await snapshotOf(services, link, (figures) => isShown(figures, least_group)),
    least_group,
  };
};

/** The figures of one column; those of the other columns of its question beside it, because together they are hidden. */
async function readFigures(figures: FigureContext, variable: Variable) {
  const { source, name } = variable;
  if (source.from !== 'answer') return null;
  const [column] = await figuresOfColumns(figures, source.unique_question_id, [variable]);
  return column?.name === name ? column : null;
}

/** A cross-table of the report of a link: all of it or nothing. */
export const sharedCross: Handler<'sharedCross'> = async ({ pass, row, column }, { services }) => {
  const link = await linkOf(services, pass);
  if (!shownByLink(link).cross(row, column)) throw new CallError('results/unknown-question');
  const least_group = leastOf(services, link);
  return snapshotOf(services, link, async (figures) => {
    const crossed = await crossColumns(figures, { row, column });
    const ofRow = await readFigures(figures, crossed.row);
    const ofColumn = await readFigures(figures, crossed.column);
    const isWhole =
      ofRow !== null &&
      ofColumn !== null &&
      (await isShown(figures, least_group)) &&
      isCrossShown(crossed.cross, { row: ofRow, column: ofColumn }, least_group);
    return {
      row_label: crossed.row.label,
      column_label: crossed.column.label,
      cross: isWhole ? crossed.cross : null,
      least_group,
    };
  });
};
