import type { FigureEntry } from './model/figureOfEntry.ts';
import type { EntryData } from './model/ReportFigure.ts';

/** Where the figures of a report come from: the calls of the results page, or those of a link. */
export interface FigureSource {
  /** What an entry shows, over the conversations of `filter`, the report's. */
  readonly load: (entry: FigureEntry, filter: string) => Promise<EntryData>;
  /** Forgets what was loaded for several entries together. */
  readonly renew: () => void;
}
