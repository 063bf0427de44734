import { DIALOG_END } from '@dialogwerk/shared/contract';
import { expect, test } from 'vitest';
import { aBlock, aDialog } from '../../../testing/aDialog.ts';
import { clipOf } from './Clip.ts';
import { pasted } from './pasted.ts';
import type { Pasted } from './pasted.ts';

const options = [{ id: 'x', text: 'Ja', score: null }];
const points = [1, 2].map((value) => ({ value, label: `Punkt ${value}` }));
const origin = {
  ...aDialog(
    aBlock('single', 'a', {
      variable: 'raucht',
      options,
      start_page: true,
      jump_to_reactions: { x: 'Ja, {{raucht}}' },
      jump_to_ids: [
        { kind: 'option', option_id: 'x', target: 'b' },
        { kind: 'condition', condition: 'raucht = "x"', target: 'c' },
      ],
      jump_to_question: 'c',
    }),
    aBlock('likert', 'b', { scale: { from: 'template', template_id: 's' }, filename_db: 'bild.png' }),
    aBlock('open', 'c', { variable: 'warum' }),
  ),
  templ_options: [{ id: 's', name: 'Skala', points }],
};
const elsewhere = { ...aDialog(aBlock('open', 'z', { variable: 'Raucht' })), survey_id: 'survey0000009' };

const paste = (ids: readonly string[], into: typeof origin | typeof elsewhere): Pasted => {
  let number = 0;
  return pasted(clipOf(origin, ids), into, { newId: () => `n${(number += 1)}`, now: 7 });
};

test('copies have new ids, and jumps among them lead to the copies', () => {
  const { blocks, jumpsLeft } = paste(['a', 'b', 'c'], elsewhere);
  expect(blocks.map(({ unique_question_id }) => unique_question_id)).toEqual(['n1', 'n2', 'n3']);
  expect(blocks[0]?.jump_to_ids.map(({ target }) => target)).toEqual(['n2', 'n3']);
  expect(blocks[0]?.jump_to_question).toBe('n3');
  expect(blocks[0]).toMatchObject({ created_on: 7, start_page: false });
  expect(jumpsLeft).toBe(0);
});

test('a jump to a block that stays behind is kept where the block is, else left out and counted', () => {
  expect(paste(['a', 'b'], origin).blocks[0]?.jump_to_ids.map(({ target }) => target)).toEqual(['n2', 'c']);
  const { blocks, jumpsLeft } = paste(['a', 'b'], elsewhere);
  expect(blocks[0]?.jump_to_ids).toEqual([{ kind: 'option', option_id: 'x', target: 'n2' }]);
  expect(blocks[0]?.jump_to_question).toBeNull();
  expect(jumpsLeft).toBe(2);
});

test('a variable that is taken gets another name, everywhere in the copies; capitals do not tell names apart', () => {
  const { blocks, renamed } = paste(['a', 'c'], elsewhere);
  expect(renamed).toBe(1);
  expect(blocks.map(({ variable }) => variable)).toEqual(['raucht_2', 'warum']);
  expect(blocks[0]?.jump_to_reactions).toEqual({ x: 'Ja, {{raucht_2}}' });
  expect(blocks[0]?.jump_to_ids).toMatchObject([{ condition: 'raucht_2 = "x"', target: 'n2' }]);
});

test('a shared scale comes along once, and is found again where it says the same', () => {
  expect(paste(['b'], elsewhere).templ_options).toEqual(origin.templ_options);
  expect(paste(['b'], origin).templ_options).toEqual([]);
  const other = [{ id: 't', name: 'Andere', points }];
  const into = { ...elsewhere, templ_options: other };
  expect(paste(['b'], into)).toMatchObject({ templ_options: [], blocks: [{ scale: { template_id: 't' } }] });
  const clash = [{ id: 's', name: 'Andere', points: [...points, { value: 3, label: 'Drei' }] }];
  expect(paste(['b'], { ...elsewhere, templ_options: clash })).toMatchObject({
    templ_options: [{ id: 's_2' }],
    blocks: [{ scale: { template_id: 's_2' } }],
  });
});

test('files stay in their dialog', () => {
  expect(paste(['b'], origin).blocks[0]?.filename_db).toBe('bild.png');
  const { blocks, filesLeft } = paste(['b'], elsewhere);
  expect(blocks[0]?.filename_db).toBeNull();
  expect(filesLeft).toBe(true);
});

test('files in texts stay in their dialog, too: what they show is said in words', () => {
  const sign = '![Ein Hund](media:0b6f2a44-1b0e-4b8f-9a61-0f3c7f1d2e5a.webp)';
  const said = { context: `Sehen Sie:#500#${sign}`, acknowledgement: sign, jump_to_reactions: { x: `Ja!#0#${sign}` } };
  const dialog = { ...origin, all_questions: [aBlock('open', 'z', said)] };
  const from = (into: Pick<typeof dialog, 'survey_id'>): Pasted =>
    pasted(clipOf(dialog, ['z']), { ...dialog, ...into }, { newId: () => 'n', now: 7 });
  expect(from(dialog)).toMatchObject({ blocks: [said], filesLeft: false });
  expect(from({ survey_id: 'survey0000009' })).toMatchObject({
    blocks: [
      {
        context: 'Sehen Sie:#500#Ein Hund',
        acknowledgement: 'Ein Hund',
        jump_to_reactions: { x: 'Ja!#0#Ein Hund' },
      },
    ],
    filesLeft: true,
  });
});

test('an option that reads like a file is an option', () => {
  const option = { id: 'a', text: '![Ein Hund](media:0b6f2a44-1b0e-4b8f-9a61-0f3c7f1d2e5a.webp)', score: null };
  const dialog = { ...origin, all_questions: [aBlock('single', 'z', { options: [option] })] };
  const there = { ...dialog, survey_id: 'survey0000009' };
  const { blocks, filesLeft } = pasted(clipOf(dialog, ['z']), there, { newId: () => 'n', now: 7 });
  expect(blocks[0]).toMatchObject({ options: [option] });
  expect(filesLeft).toBe(false);
});

test('a way to the end stays one, in any dialog', () => {
  const ending = aDialog(aBlock('single', 'a', { options, jump_to_question: DIALOG_END }));
  const { blocks, jumpsLeft } = pasted(clipOf(ending, ['a']), elsewhere, { newId: () => 'n1', now: 7 });
  expect(blocks[0]?.jump_to_question).toBe(DIALOG_END);
  expect(jumpsLeft).toBe(0);
});
