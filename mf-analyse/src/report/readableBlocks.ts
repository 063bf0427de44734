import type { CallState } from '@dialogwerk/shared/clients';
import type { ReportEntry } from '@dialogwerk/shared/contract';
import { isFigureEntry } from './model/figureOfEntry.ts';
import type { FigureEntry } from './model/figureOfEntry.ts';
import type { ReportBlock } from './model/ReportDocument.ts';
import type { ReportFigure } from './model/ReportFigure.ts';

/** What of a report can be read now: all its words, and the figures that are there; `isWhole`: none is missing. */
export function readableBlocks(
  entries: readonly ReportEntry[],
  figureOf: (entry: FigureEntry) => CallState<ReportFigure>,
): { readonly blocks: readonly ReportBlock[]; readonly isWhole: boolean } {
  let isWhole = true;
  const blocks = entries.flatMap((entry): ReportBlock[] => {
    if (!isFigureEntry(entry)) return [entry];
    const state = figureOf(entry);
    if (state.kind === 'loaded') return [{ kind: 'figure', entry_id: entry.entry_id, figure: state.value }];
    isWhole = false;
    return [];
  });
  return { blocks, isWhole };
}
