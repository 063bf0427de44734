import { formatDecimal } from '../../../numbers/index.ts';
import type { BlockOf, InputOf, ReplyOf } from '../../../contract/index.ts';
import { analysisTexts } from '../../analysis/texts.ts';
import type { Dice } from '../../random/Dice.ts';
import { dialogWording } from '../../wording/dialogWording.ts';
import type { AnswerStudy, Figures } from '../AnswerStudy.ts';
import type { GivenAnswers } from '../../analysis/GivenAnswers.ts';
import type { BlockFacts } from '../BlockFacts.ts';
import type { Answer, BlockRule } from '../BlockRule.ts';
import { nothingDone, ownCount } from '../common/facts.ts';
import { duplicateFault, repeated, withOwnIds } from '../common/faults.ts';
import { CHOICE_TIME } from '../common/replyTimes.ts';
import { coded, pointsColumn } from '../common/columns.ts';
import { namedItems } from '../common/itemNumbers.ts';
import { carryFields } from '../carried.ts';
import type { ReplyRule } from '../ReplyRule.ts';
import { timedFields } from '../common/timed.ts';

type SumBlock = BlockOf<'constant_sum'>;
type SumReply = ReplyOf<'constant_sum'>;
type Shares = SumReply['shares'];

const problems = dialogWording.inEach('sum', {
  sie: {
    eachItem: 'Bitte geben Sie jedem Eintrag eine ganze Zahl, auch 0.',
    sum: (total, given) => `Bitte verteilen Sie genau ${total} Punkte. Verteilt sind ${given}.`,
  },
  du: {
    eachItem: 'Bitte gib jedem Eintrag eine ganze Zahl, auch 0.',
    sum: (total, given) => `Bitte verteil genau ${total} Punkte. Verteilt sind ${given}.`,
  },
  en: {
    eachItem: 'Please give each item a whole number, 0 included.',
    sum: (total, given) => `Please distribute exactly ${total} points. You have distributed ${given}.`,
  },
});

const sumOf = (shares: Shares): number => shares.reduce((sum, { points }) => sum + points, 0);

export const constantSumReply: ReplyRule<'constant_sum', 'scales'> = {
  part: 'scales',
  problem: ({ items, total }, { shares }, { wording, number, doesNotFit }) => {
    const given = new Map(shares.map(({ item_id, points }) => [item_id, points]));
    const isEach = given.size === items.length && shares.length === items.length;
    if (!isEach || !items.every(({ id }) => given.has(id))) return doesNotFit;
    const areWhole = shares.every(({ points }) => Number.isInteger(points) && points >= 0);
    if (!areWhole) return problems(wording).eachItem;
    return sumOf(shares) === total ? null : problems(wording).sum(number(total), number(sumOf(shares)));
  },
  shown: ({ items }, { shares }, { number }) =>
    items
      .map(({ id, text }) => `${text}: ${number(shares.find(({ item_id }) => item_id === id)?.points ?? 0)}`)
      .join('\n'),
  isTyped: false,
};

/** Kept are the points of each item, in the block's order. */
function answerOf(block: SumBlock, { shares }: SumReply): Answer {
  const given = new Map(shares.map(({ item_id, points }) => [item_id, points]));
  const items = namedItems(block).map(({ id, variable }) => ({ id, variable, points: given.get(id) ?? 0 }));
  return {
    stored: items.map(({ id, points }) => `${id}=${points}`),
    variable: null,
    variables: Object.fromEntries(
      items.flatMap(({ variable, points }) => (variable === null ? [] : [[variable, points]])),
    ),
    label: null,
    chosen: [],
  };
}

/** Punkte verteilen: a sum given to several items. */
export const constantSumRule: BlockRule<SumBlock> = {
  newBlock: (base) => ({
    ...base,
    type: 'constant_sum',
    items: ['Eintrag 1', 'Eintrag 2'].map((text, index) => ({ id: `i${index + 1}`, text })),
    total: 100,
  }),
  variables: (block) =>
    namedItems(block).flatMap(({ variable }) => (variable === null ? [] : [{ variable, kind: 'number' }])),
  ask: (block) => {
    const items = namedItems(block).map(({ id, text }) => ({ id, text }));
    if (items.length === 0) return null;
    return {
      kind: 'whole',
      input: { type: 'constant_sum', items, total: block.total },
      choices: [],
      answer: (reply) => (reply.type === 'constant_sum' ? answerOf(block, reply) : null),
    };
  },
};

/** How many ways to distribute are tried at most. */
const MOST_TRIED = 60;

/** All points evenly to the items, what is left over to the first ones. */
function evenly(ids: readonly string[], total: number): Shares {
  const each = Math.floor(total / Math.max(ids.length, 1));
  return ids.map((item_id, index) => ({ item_id, points: each + (index < total - each * ids.length ? 1 : 0) }));
}

/** Evenly, and each item with all, with nothing, and with what conditions name and what lies beside it. */
function triedShares({ items, total }: InputOf<'constant_sum'>, hints: readonly number[]): Shares[] {
  const ids = items.map(({ id }) => id);
  const named = hints.flatMap((hint) => [hint, hint - 1, hint + 1]).filter((points) => Number.isInteger(points));
  const amounts = ids.length === 1 ? [total] : [...new Set([total, 0, ...named])];
  const wanted = amounts
    .filter((points) => points >= 0 && points <= total)
    .flatMap((points) =>
      ids.map((item_id) => [
        { item_id, points },
        ...evenly(
          ids.filter((id) => id !== item_id),
          total - points,
        ),
      ]),
    );
  return [evenly(ids, total), ...wanted].slice(0, MOST_TRIED);
}

/** Points for each item: the pieces between cuts that are drawn. */
function drawnShares({ items, total }: InputOf<'constant_sum'>, dice: Dice): Shares {
  const cuts = items
    .slice(1)
    .map(() => dice.whole(0, total))
    .toSorted((a, b) => a - b);
  return items.map(({ id }, index) => ({ item_id: id, points: (cuts[index] ?? total) - (cuts[index - 1] ?? 0) }));
}

/** The mean points of each item; what an author has removed since comes behind. */
function meanFigures({ items }: SumBlock, { values }: GivenAnswers): Figures {
  const labels = new Map(items.map(({ id, text }) => [id, text]));
  const sums = new Map(items.map(({ id }) => [id, { sum: 0, count: 0 }]));
  for (const { value, count } of values) {
    if (!Array.isArray(value)) continue;
    for (const share of value) {
      const at = share.lastIndexOf('=');
      const [id, points] = [share.slice(0, at), Number(share.slice(at + 1))];
      const before = sums.get(id) ?? { sum: 0, count: 0 };
      sums.set(id, { sum: before.sum + points * count, count: before.count + count });
    }
  }
  const means = [...sums].flatMap(([id, { sum, count }]) =>
    count === 0 ? [] : [{ id, label: labels.get(id) ?? analysisTexts.removedChoice(id), mean: sum / count }],
  );
  return { counts: null, numbers: null, means };
}

export const constantSumStudy: AnswerStudy<'constant_sum'> = {
  faults: ({ items }) =>
    repeated(items.map(({ id }) => id)).map((id) =>
      duplicateFault(
        `item ${id}`,
        'Zwei Einträge haben dieselbe Kennung; nur einer davon bekommt Punkte.',
        'Einer der beiden Einträge fehlt.',
        { items: withOwnIds(items) },
      ),
    ),
  missing: () => 'Es gibt nichts zu verteilen: Die Frage hat keinen Eintrag.',
  isPersonal: false,
  outcomes: ({ items, total }) => ({
    values: { kind: 'range', min: items.length === 1 ? total : 0, max: total, integer: true },
    blank: false,
  }),
  tried: (input, { numbers }) => triedShares(input, numbers).map((shares) => ({ type: 'constant_sum', shares })),
  isMadeUp: true,
  drawn: (input, _, dice) => ({ type: 'constant_sum', shares: drawnShares(input, dice) }),
  replyTime: ({ shares }) => CHOICE_TIME * Math.max(1, shares.length),
  answeredIn: 'values',
  figures: meanFigures,
  columns: ({ newest, all, numberOf }) =>
    coded(
      all.map(({ items }) => items),
      ({ text }) => text,
      numberOf,
    ).map((item) => pointsColumn(item, newest.total)),
};

export const constantSumFacts: BlockFacts<'constant_sum'> = {
  name: 'Punkte verteilen',
  hint: 'Eine Summe auf mehrere Einträge verteilen, zum Beispiel 100 Punkte.',
  group: 'scale',
  fields: { ...carryFields, ...timedFields, items: 'Einträge', total: 'Punkte zum Verteilen' },
  card: (block) => [
    ...ownCount(block, block.items.length, 'Eintrag', 'Einträge'),
    `${formatDecimal(block.total)} Punkte`,
  ],
  does: nothingDone,
  lines: ({ items }) => items.map(({ text }) => text),
  printed: ({ items, total }) => ({
    kind: 'note',
    text: `${formatDecimal(total)} Punkte verteilen: ${items.map(({ text }) => `${text} ______`).join(' · ')}`,
  }),
  words: ({ items }) => items.map(({ text }) => text),
};
