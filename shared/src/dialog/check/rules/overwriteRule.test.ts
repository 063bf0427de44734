import { describe, expect, test } from 'vitest';
import type { Block, Jump, Option } from '../../../contract/index.ts';
import { compileSurvey } from '../../engine/survey/compileSurvey.ts';
import { unrolledSnapshot } from '../../engine/survey/loops/unrolledSnapshot.ts';
import { newConversation } from '../../engine/ConversationState.ts';
import type { ConversationState } from '../../engine/ConversationState.ts';
import { step } from '../../engine/step.ts';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { assign, loop, matrix, message, number, open, qa, single } from '../../testing/blocks.ts';
import { checkDialog } from '../checkDialog.ts';
import type { Finding } from '../Finding.ts';

const by = (option_id: string, target: string): Jump => ({ kind: 'option', option_id, target });
const when = (condition: string, target: string): Jump => ({ kind: 'condition', condition, target });
const yesNo: Option[] = [
  { id: 'ja', text: 'Ja', score: null },
  { id: 'nein', text: 'Nein', score: null },
];

const of = (blocks: readonly Block[]) => aSnapshot(blocks, { privacy_declaration_text: 'x' });
const found = (blocks: readonly Block[]): Finding[] =>
  checkDialog(of(blocks)).filter(({ kind }) => kind === 'overwritten');

const child: Block[] = [
  open('name', { short_name: 'Name', variable: 'name', context: 'Wie heißt das Kind?' }),
  number('age', { short_name: 'Alter', variable: 'age', context: 'Wie alt ist {{name}}?', min: 0, max: 30 }),
];
const another = (fields: Partial<Block> = {}): Block =>
  single('more', { short_name: 'Noch eins', variable: 'more', context: 'Noch ein Kind?', options: yesNo, ...fields });

/** How often the proof answers each question, by the engine itself. */
function timesIn(blocks: readonly Block[], { counterexample }: Finding): Map<string, number> {
  const survey = compileSurvey(unrolledSnapshot(of(blocks)));
  const times = new Map<string, number>();
  let state: ConversationState = newConversation;
  const begin = step(survey, state, { kind: 'start' });
  if (begin.outcome === 'accepted') state = begin.state;
  for (const reply of counterexample?.replies ?? []) {
    const result = step(survey, state, { kind: 'reply', ...reply });
    if (result.outcome !== 'accepted') throw new Error(result.outcome);
    times.set(reply.unique_question_id, (times.get(reply.unique_question_id) ?? 0) + 1);
    state = result.state;
  }
  return times;
}

test('questions that are asked again for a further child are named, with a conversation that answers each of them twice', () => {
  const blocks = [...child, another({ jump_to_ids: [by('ja', 'name')] }), message('end')];
  const [one, ...others] = found(blocks);
  if (!one) throw new Error('nothing was found');
  expect(others).toEqual([]);
  expect(one).toMatchObject({ severity: 'warning', unique_question_id: 'more', place: 'Noch eins', fix: null });
  expect(one.message).toContain('diese Fragen werden dann noch einmal gestellt: „Name“, „Alter“.');
  expect(one.meets).toContain('„Wiederholung“');
  const times = timesIn(blocks, one);
  expect([times.get('name'), times.get('age'), times.get('more')]).toEqual([2, 2, 1]);
  expect(
    one.counterexample?.bubbles.filter(
      ({ unique_question_id, from }) => from === 'user' && unique_question_id === 'name',
    ),
  ).toHaveLength(2);
});

describe('what is found', () => {
  test.each<[string, Block[], string, string]>([
    [
      'a number of rounds that is counted',
      [
        assign('zero', [{ variable: 'n', expression: '0' }]),
        open('idea', { short_name: 'Idee', variable: 'idea' }),
        assign('count', [{ variable: 'n', expression: 'n + 1' }], { jump_to_ids: [when('n < 3', 'idea')] }),
        message('end'),
      ],
      'count',
      '„Idee“',
    ],
    [
      'what is asked behind a choice that is offered again',
      [
        single('menu', { variable: 'menu', options: yesNo, jump_to_ids: [by('nein', 'end')] }),
        open('why', { short_name: 'Warum', variable: 'why', jump_to_question: 'menu' }),
        message('end', { is_end: true }),
      ],
      'why',
      '„Warum“',
    ],
    [
      'a battery, once for all of its items',
      [
        matrix('mood', { short_name: 'Laune', variable: 'mood' }),
        another({ jump_to_ids: [by('ja', 'mood')] }),
        message('end'),
      ],
      'more',
      '„Laune“',
    ],
    [
      'a branch in the middle that does not lead out',
      [
        single('school', {
          short_name: 'Schule',
          variable: 'school',
          options: yesNo,
          jump_to_ids: [by('nein', 'more')],
        }),
        open('which', { short_name: 'Welche', variable: 'which' }),
        another({ jump_to_ids: [by('ja', 'school')] }),
        message('end'),
      ],
      'more',
      '„Schule“, „Welche“',
    ],
  ])('%s', (_, blocks, at, named) => {
    const all = found(blocks);
    expect(all.map(({ unique_question_id }) => unique_question_id)).toEqual([at]);
    expect(all[0]?.message).toContain(`gestellt: ${named}.`);
  });

  test('a question within a round of a loop, said once of the question that was written', () => {
    const blocks = [
      loop('kind', {
        variable: 'kind',
        context: '',
        rounds: { kind: 'number', count: '3', most: 3 },
        members: ['name', 'age', 'more'],
      }),
      ...child,
      another({ jump_to_ids: [by('ja', 'name')] }),
    ];
    const all = found(blocks);
    expect(all.map(({ unique_question_id }) => unique_question_id)).toEqual(['more']);
    expect(all[0]?.message).toContain('„Name“, „Alter“.');
  });
});

describe('what is wanted', () => {
  test.each<[string, Block[]]>([
    ['nobody goes back', [...child, another(), message('end')]],
    [
      'a loop gives each round answers of its own',
      [
        loop('kind', {
          variable: 'kind',
          context: '',
          rounds: { kind: 'number', count: '3', most: 3 },
          members: ['name', 'age'],
        }),
        ...child,
      ],
    ],
    [
      'a second attempt after a wrong answer',
      [
        single('quiz', {
          variable: 'quiz',
          options: yesNo,
          jump_to_ids: [by('nein', 'wrong')],
          jump_to_question: 'end',
        }),
        message('wrong', { context: 'Leider nicht.', jump_to_question: 'quiz' }),
        message('end'),
      ],
    ],
    [
      'a second attempt by a condition, at most three times',
      [
        assign('zero', [{ variable: 'n', expression: '0' }]),
        number('sum', { variable: 'sum', min: 0, max: 99 }),
        assign(
          'count',
          [
            { variable: 'n', expression: 'n + 1' },
            { variable: 'right', expression: 'sum = 7' },
          ],
          { jump_to_ids: [when('n < 3 and right != true', 'sum')] },
        ),
        message('end'),
      ],
    ],
    [
      'a menu without questions behind it',
      [
        single('menu', { variable: 'menu', options: yesNo, jump_to_ids: [by('nein', 'end')] }),
        message('told', { jump_to_question: 'menu' }),
        message('end', { is_end: true }),
      ],
    ],
    [
      'questions to the dialog',
      [qa('ask', { variable: 'ask' }), another({ jump_to_ids: [by('ja', 'ask')] }), message('end')],
    ],
    [
      'a question that the way back never comes to twice',
      [
        single('first', { variable: 'first', options: yesNo, jump_to_ids: [by('ja', 'once')] }),
        assign('set', [{ variable: 'was', expression: 'true' }], { jump_to_question: 'end' }),
        open('once', { variable: 'once' }),
        assign('back', [{ variable: 'was', expression: 'true' }], { jump_to_ids: [when('was != true', 'once')] }),
        message('end'),
      ],
    ],
  ])('%s', (_, blocks) => {
    expect(found(blocks)).toEqual([]);
  });
});
