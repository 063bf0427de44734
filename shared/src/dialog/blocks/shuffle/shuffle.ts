import { counted } from '../../../numbers/index.ts';
import type { BlockOf } from '../../../contract/index.ts';
import { meanRanks } from '../../analysis/meanRanks.ts';
import type { DataStudy } from '../AnswerStudy.ts';
import type { BlockFacts } from '../BlockFacts.ts';
import type { BlockRule } from '../BlockRule.ts';
import { coded, rankColumns } from '../common/columns.ts';
import { nothingDone } from '../common/facts.ts';
import { optionFaults } from '../common/faults.ts';
import { itemNumbers, namedItems } from '../common/itemNumbers.ts';
import { orderText, readOrder, williamsRows } from './orders.ts';
import { shuffleTexts } from './shuffleTexts.ts';

type Shuffle = BlockOf<'shuffle'>;

/** Zufällige Abfolge: goes through its items in a drawn order, asks nothing itself (domain.md §2). */
export const shuffleRule: BlockRule<Shuffle> = {
  newBlock: (base) => ({
    ...base,
    type: 'shuffle',
    items: ['1', '2'].map((id) => ({ id, text: shuffleTexts.item(Number(id)), members: [] })),
    how: 'random',
  }),
  variables: (block) =>
    namedItems(block).flatMap(({ variable }) => (variable === null ? [] : [{ variable, kind: 'number' as const }])),
  ask: () => null,
};

export const shuffleStudy: DataStudy<'shuffle'> = {
  faults: ({ items }) => optionFaults(items, (changed) => ({ items: changed })),
  isPersonal: false,
  answeredIn: 'values',
  figures: ({ items }, { values }) => ({ counts: null, numbers: null, ranks: meanRanks(items, values) }),
  columns: ({ all, numberOf }) =>
    rankColumns(
      coded(
        all.map(({ items }) => items),
        ({ text }) => text,
        numberOf,
      ),
    ),
};

const textsOf = ({ items }: Shuffle): string[] => items.map(({ text }) => text);

export const shuffleFacts: BlockFacts<'shuffle'> = {
  name: 'Zufällige Abfolge',
  hint: 'Stellt Fragen oder Gruppen von Fragen in ausgeloster Reihenfolge.',
  group: 'flow',
  fields: { items: 'Teile', how: 'Reihenfolge' },
  card: ({ items, how }) => [counted(items.length, 'Teil', 'Teile'), shuffleTexts[how]],
  does: (block) => textsOf(block).join(', ') || nothingDone(),
  lines: textsOf,
  printed: (block) => ({ kind: 'note', text: shuffleTexts.onPaper(textsOf(block)) }),
  words: textsOf,
};

/** The numbers of the items that a resolved shuffle goes through, as they stand: those that have blocks. */
export function shuffledNumbers({ jump_to_ids }: Pick<Shuffle, 'jump_to_ids'>): number[] {
  return jump_to_ids.flatMap((jump) => (jump.kind === 'option' ? [Number(jump.option_id)] : []));
}

/** The orders of a Latin square of a resolved shuffle: by id, what each is called. */
export function ordersOf(block: Shuffle): { readonly id: string; readonly text: string }[] {
  const numbers = itemNumbers(block);
  const texts = new Map(block.items.map(({ id, text }) => [numbers.get(id), text]));
  return williamsRows(shuffledNumbers(block)).map((row) => ({
    id: orderText(row),
    text: row.map((number) => texts.get(number) ?? '').join(' → '),
  }));
}

/** The items of a shuffle in a kept order; null where that is none of it. */
export function itemsInOrder(block: Shuffle, order: string | undefined): Shuffle['items'] | null {
  const numbers = itemNumbers(block);
  const byNumber = new Map(block.items.map((item) => [numbers.get(item.id), item]));
  return readOrder(order, shuffledNumbers(block))?.flatMap((number) => byNumber.get(number) ?? []) ?? null;
}
