import type { AskedType, QuestionSummary } from '@dialogwerk/shared/contract';
import { dayText } from '../model/dayText.ts';
import { texts } from '../texts.ts';
import { chosenCell, textCell, valueCell } from './Cell.ts';
import type { Cell, GivenValue } from './Cell.ts';

/** One answer, in the table of conversations; `labelOf`: the wording of what can be chosen, by its id. */
export type AnswerCell = (value: GivenValue, labelOf: (id: string) => string | undefined) => Cell;

/** How an answer to each type reads; a type of the contract that is left out does not compile. */
const answerCells: { readonly [T in AskedType]: AnswerCell } = {
  open: valueCell,
  single: chosenCell,
  multiple: chosenCell,
  likert: chosenCell,
  matrix: chosenCell,
  slider: valueCell,
  // 'a=60', 'b=40': the points of each item.
  constant_sum: (value, labelOf) =>
    textCell(
      [value]
        .flat()
        .map((share) => String(share).split(/=(?=[^=]*$)/))
        .map(([id = '', points = '']) => `${labelOf(id) ?? id}: ${points}`)
        .join(', '),
    ),
  number: valueCell,
  date: (value) => textCell(dayText(String(value))),
  time: valueCell,
  email: valueCell,
  phone: valueCell,
  url: valueCell,
  ranking: chosenCell,
  picture: chosenCell,
  upload: () => textCell(texts.files.file),
  voice: () => textCell(texts.files.audio),
  consent: (value, labelOf) => textCell(labelOf(value === true ? 'agree' : 'decline') ?? String(value)),
  // The question, without the id of the entry that answered it.
  qa: (value) => textCell(Array.isArray(value) ? (value[0] ?? '') : String(value)),
};

const byName: ReadonlyMap<string, AnswerCell> = new Map(Object.entries(answerCells));

/** How the answers to a question read; a probe is answered in words. */
export function answerCellOf({ type }: Pick<QuestionSummary, 'type'>): AnswerCell {
  return byName.get(type) ?? valueCell;
}
