import type { CallState } from '@dialogwerk/shared/clients';
import type { ReportEntry } from '@dialogwerk/shared/contract';
import { isFigureEntry } from './model/figureOfEntry.ts';
import type { FigureEntry } from './model/figureOfEntry.ts';
import type { ReportBlock } from './model/ReportDocument.ts';
import type { ReportFigure } from './model/ReportFigure.ts';

export interface ReadableBlocks {
  readonly blocks: readonly ReportBlock[];
  /** Why figures are missing; null where all are there. */
  readonly missing: 'loading' | 'failed' | null;
}

/** What of a report can be read now: all its words, and the figures that are there. */
export function readableBlocks(
  entries: readonly ReportEntry[],
  figureOf: (entry: FigureEntry) => CallState<ReportFigure>,
): ReadableBlocks {
  let missing: ReadableBlocks['missing'] = null;
  const blocks = entries.flatMap((entry): ReportBlock[] => {
    if (!isFigureEntry(entry)) return [entry];
    const state = figureOf(entry);
    if (state.kind === 'loaded') return [{ kind: 'figure', entry_id: entry.entry_id, figure: state.value }];
    if (missing !== 'failed') missing = state.kind;
    return [];
  });
  return { blocks, missing };
}
