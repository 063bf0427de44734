import { DIALOG_END } from '@dialogwerk/shared/contract';
import type { Block, SurveyData } from '@dialogwerk/shared/contract';
import { newSurveySettings } from '@dialogwerk/shared/contract/schemas';
import { expect, test } from 'vitest';
import { aBlock, aDialog } from '../../../testing/aDialog.ts';
import { applyCommand } from './applyCommand.ts';
import { commandsToBlock } from './commandsToBlock.ts';
import type { EarlierContent } from './commandsToContent.ts';

const earlierOf = (blocks: readonly Block[], more: Partial<EarlierContent> = {}): EarlierContent => ({
  blocks,
  templ_options: [],
  settings: { ...newSurveySettings, survey_name: 'Früher' },
  deleted: [],
  ...more,
});
const back = (survey: SurveyData, earlier: EarlierContent, id: string) => {
  const { commands, ...told } = commandsToBlock(survey, earlier, id);
  return { ...told, blocks: commands.reduce(applyCommand, survey).all_questions };
};
const [a, b, c] = [aBlock('open', 'a'), aBlock('open', 'b', { context: 'Früher?' }), aBlock('open', 'c')];

test('one block gets its words back and keeps its card where it lies; others stay', () => {
  const survey = aDialog(
    Object.assign({}, a, { context: 'Neu' }),
    Object.assign({}, b, { context: 'Jetzt?', position: { x: 8, y: 8 } }),
  );
  const { blocks } = back(survey, earlierOf([a, b]), 'b');
  expect(blocks).toMatchObject([{ context: 'Neu' }, { context: 'Früher?', position: { x: 8, y: 8 } }]);
  expect(commandsToBlock(aDialog(a, b), earlierOf([a, b]), 'b').commands).toEqual([]);
});

test('jumps to blocks that are gone are left out and named', () => {
  const was = Object.assign({}, a, {
    jump_to_question: 'c',
    jump_to_ids: [
      { kind: 'condition', condition: 'x = 1', target: 'b' },
      { kind: 'condition', condition: 'x = 2', target: 'c' },
    ],
  });
  const named = Object.assign({}, c, { short_name: 'Alter' });
  const { blocks, lostTargets } = back(aDialog(a, b), earlierOf([was, b, named]), 'a');
  expect(lostTargets).toEqual(['Alter']);
  expect(blocks[0]).toMatchObject({ jump_to_question: null, jump_to_ids: [{ target: 'b' }] });
});

test('a deleted block comes back with its words of then, behind the one that it stood behind', () => {
  const deleted = [Object.assign({}, b, { context: 'Zuletzt', order: 0 })];
  const { blocks } = back(aDialog(c, a), earlierOf([a, b, c], { deleted }), 'b');
  expect(blocks.map((block) => [block.unique_question_id, block.context])).toEqual([
    ['c', c.context],
    ['a', a.context],
    ['b', 'Früher?'],
  ]);
});

test('a block that was not there goes, and says how many jumps led to it', () => {
  const leading = Object.assign({}, a, { jump_to_question: 'b' });
  const { blocks, strandedJumps } = back(aDialog(leading, b), earlierOf([a]), 'b');
  expect(blocks.map(({ unique_question_id }) => unique_question_id)).toEqual(['a']);
  expect(strandedJumps).toBe(1);
  expect(commandsToBlock(aDialog(a), earlierOf([a]), 'weg').commands).toEqual([]);
});

test('a shared scale that is gone comes back with the block that used it', () => {
  const scale = { id: 's', name: 'Zustimmung', points: [{ value: 1, label: 'ja' }] };
  const rated = aBlock('likert', 'l', { scale: { from: 'template', template_id: 's' } });
  const own = aBlock('likert', 'l');
  const earlier = earlierOf([rated], { templ_options: [scale] });
  expect(commandsToBlock(aDialog(own), earlier, 'l').commands).toMatchObject([
    { kind: 'updateScales', templ_options: [scale] },
    { kind: 'updateBlock', id: 'l', change: { scale: { template_id: 's' } } },
  ]);
});

test('ways to the end come back with it', () => {
  const was = Object.assign({}, a, {
    jump_to_question: DIALOG_END,
    jump_to_ids: [{ kind: 'condition', condition: 'x = 1', target: DIALOG_END }],
  });
  const { blocks, lostTargets } = back(aDialog(a, b), earlierOf([was, b]), 'a');
  expect(lostTargets).toEqual([]);
  expect(blocks[0]).toMatchObject({ jump_to_question: DIALOG_END, jump_to_ids: [{ target: DIALOG_END }] });
});
