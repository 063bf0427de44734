import type { ImportChange, ImportedItem, ImportLine } from '../../../../contract/index.ts';
import { shortened } from '../../../text/shortened.ts';
import type { QuestionnaireItem } from '../items/QuestionnaireItem.ts';

/** Of the contract. */
const LONGEST_LINK_ID = 200;

/** Says of an item that it is not as in the file; null for the file as a whole. */
export type Note = (item: QuestionnaireItem | null, change: ImportChange) => void;

interface Noted {
  readonly change: ImportChange;
  /** Empty for the file as a whole. */
  readonly items: Set<QuestionnaireItem>;
}

/** Gathers what is not as in the file: each cause once, with the items that it concerns. */
export class ReportLines {
  readonly #noted = new Map<string, Noted>();

  readonly note: Note = (item, change) => {
    const key = JSON.stringify([item === null, change]);
    const noted = this.#noted.get(key) ?? { change, items: new Set() };
    this.#noted.set(key, noted);
    if (item) noted.items.add(item);
  };

  /** The lines in the order of the first of their `items`, those of the file first. `blockIds` are the ids that the dialog has. */
  lines(items: readonly QuestionnaireItem[], blockIds: ReadonlySet<string>): ImportLine[] {
    const places = new Map(items.map((item, place) => [item, place]));
    const named = ({ linkId, name, id }: QuestionnaireItem): ImportedItem => ({
      link_id: shortened(linkId, LONGEST_LINK_ID),
      text: name,
      unique_question_id: blockIds.has(id) ? id : null,
    });
    const inOrder = [...this.#noted.values()].map(({ change, items: concerned }) => ({
      change,
      concerned: [...concerned].toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0)),
    }));
    const placeOf = ([first]: readonly QuestionnaireItem[]): number => (first ? (places.get(first) ?? 0) : -1);
    return inOrder
      .toSorted((a, b) => placeOf(a.concerned) - placeOf(b.concerned))
      .map(({ change, concerned }) => ({ change, items: concerned.map(named) }));
  }
}
