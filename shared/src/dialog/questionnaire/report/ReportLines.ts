import type { ImportChange, ImportLine } from '../../../contract/index.ts';
import { shortened } from '../../text/shortened.ts';
import type { Item } from '../items/Item.ts';
import { severityOf } from './severityOf.ts';

/** Of the contract. */
const LONGEST_LINK_ID = 200;

/** Says of an item that it is not as in the file; null for the file as a whole. */
export type Note = (item: Item | null, change: ImportChange) => void;

interface Noted {
  readonly item: Item | null;
  readonly changes: ImportChange[];
}

/** Gathers what is not as in the file, each change of an item once. */
export class ReportLines {
  readonly #noted = new Map<string | null, Noted>();

  readonly note: Note = (item, change) => {
    const key = item?.linkId ?? null;
    const noted = this.#noted.get(key) ?? { item, changes: [] };
    this.#noted.set(key, noted);
    const written = JSON.stringify(change);
    if (!noted.changes.some((other) => JSON.stringify(other) === written)) noted.changes.push(change);
  };

  /** The lines in the order of `items`, those of the file first. `blockIds` are the ids that the dialog has. */
  lines(items: readonly Item[], name: string, blockIds: ReadonlySet<string>): ImportLine[] {
    const all = [null, ...items.map(({ linkId }) => linkId)];
    return all.flatMap((key) => {
      const noted = this.#noted.get(key);
      if (!noted) return [];
      const { item, changes } = noted;
      const isGrave = changes.some((change) => severityOf(change) === 'warning');
      return [
        {
          link_id: key === null ? null : shortened(key, LONGEST_LINK_ID),
          text: item?.name ?? name,
          severity: isGrave ? 'warning' : 'info',
          unique_question_id: item && blockIds.has(item.id) ? item.id : null,
          changes,
        },
      ];
    });
  }
}
