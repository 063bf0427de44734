import type { BlockOf } from '../../../contract/index.ts';
import { faultTexts } from '../common/faultTexts.ts';
import { newBlockTexts } from '../../texts.ts';
import type { AnswerStudy } from '../AnswerStudy.ts';
import type { BlockFacts } from '../BlockFacts.ts';
import type { AskedItem, BlockRule } from '../BlockRule.ts';
import { duplicateFault, pointFaults, repeated, withOwnIds } from '../common/faults.ts';
import { choiceFigures } from '../common/figures.ts';
import { namedItems } from '../common/itemNumbers.ts';
import { CHOICE_TIME } from '../common/replyTimes.ts';
import { pointChoices, pointsOf, scaleAnswer } from '../common/scaleAnswer.ts';
import { allPoints, drawnPoint, pointProblem, pointText } from '../common/scalePoints.ts';
import { allOf, scoreColumns } from '../common/columns.ts';
import { carryFields } from '../carried.ts';
import type { ReplyRule } from '../ReplyRule.ts';
import { nothingDone, pointLabels, ownCount } from '../common/facts.ts';

export const matrixReply: ReplyRule<'matrix', null> = {
  part: null,
  problem: (input, { item_id, value }, texts) =>
    item_id === input.item_id ? pointProblem(input, value, texts) : texts.doesNotFit,
  shown: (input, { value }, texts) => pointText(input, value, texts),
  isTyped: false,
};

/** Fragenbatterie: a scale for several items, asked one by one (domain.md §2). */
export const matrixRule: BlockRule<BlockOf<'matrix'>> = {
  newBlock: (base) => ({
    ...base,
    type: 'matrix',
    items: newBlockTexts.items.map((text, index) => ({ id: `i${index + 1}`, text, inverse: false })),
    scale: { from: 'block', points: newBlockTexts.agreement.map((label, index) => ({ value: index + 1, label })) },
    likert_na: false,
  }),
  variables: (block) =>
    namedItems(block).flatMap(({ variable }) => (variable === null ? [] : [{ variable, kind: 'number' }])),
  ask: (block, context) => {
    const points = pointsOf(block.scale, context);
    const items = namedItems(block);
    if (points.length === 0 || items.length === 0) return null;
    return {
      kind: 'items',
      choices: pointChoices(points, block.likert_na, context),
      items: items.map(({ id, text, inverse, variable }, index): AskedItem => ({
        id,
        text,
        variable,
        input: {
          type: 'matrix',
          item_id: id,
          points: [...points],
          na: block.likert_na,
          position: index + 1,
          count: items.length,
        },
        answer: (reply) => (reply.type === 'matrix' ? scaleAnswer(points, inverse, reply.value, context) : null),
      })),
    };
  },
};

export const matrixStudy: AnswerStudy<'matrix'> = {
  faults: ({ items, scale }) => [
    ...repeated(items.map(({ id }) => id)).map((id) =>
      duplicateFault(`item ${id}`, faultTexts.duplicateId.item, faultTexts.duplicateId.itemMeets, {
        items: withOwnIds(items),
      }),
    ),
    ...pointFaults(scale),
  ],
  missing: ({ items }) => (items.length === 0 ? faultTexts.noChoice.items : faultTexts.noChoice.scale),
  isPersonal: false,
  outcomes: (input) => {
    const { item_id } = input;
    return { replies: allPoints(input).map((value) => ({ type: 'matrix', item_id, value })) };
  },
  tried: (input) => {
    const { item_id } = input;
    return allPoints(input).map((value) => ({ type: 'matrix', item_id, value }));
  },
  isMadeUp: true,
  drawn: (input, _, dice) => ({ type: 'matrix', item_id: input.item_id, value: drawnPoint(input, dice) }),
  replyTime: () => CHOICE_TIME,
  answeredIn: 'values',
  figures: choiceFigures,
  columns: ({ all, points, numberOf }) =>
    allOf(all.map(({ items }) => items)).flatMap(({ id, text, inverse }) =>
      scoreColumns({ points, inverse }, { of: { id, number: numberOf(id) }, part: `.${id}`, label: text }),
    ),
};

export const matrixFacts: BlockFacts<'matrix'> = {
  name: 'Fragenbatterie',
  hint: 'Eine Skala für mehrere Aussagen, nacheinander abgefragt.',
  group: 'scale',
  fields: { ...carryFields, items: 'Aussagen', scale: 'Skala', likert_na: '„keine Angabe“ anbieten' },
  card: (block) => ownCount(block, block.items.length, 'Aussage', 'Aussagen'),
  does: nothingDone,
  lines: ({ scale }, scales) => pointLabels(scale, scales),
  printed: ({ items }) => ({ kind: 'table', items: items.map(({ text }) => text) }),
  words: ({ items }) => items.map(({ text }) => text),
};
