import { DIALOG_END } from '@dialogwerk/shared/contract';
import type { RoleName } from '@dialogwerk/shared/contract';
import { beforeAll, expect, test } from 'vitest';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { anAuthorWithRole } from '../../../testing/anAuthorWithRole.ts';
import { aBlock, inOrder } from '../../../testing/blocks.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';

const api = await apiOfFile();
let author: TestAuthor;
let id: string;
beforeAll(async () => {
  author = await anAuthor(api);
  const options = ['ja', 'nein'].map((option) => ({ id: option, text: option, score: null }));
  const jumps = ['tief', 'tief'].map((target) => ({ kind: 'condition', condition: 'mood = "x"', target }) as const);
  const blocks = inOrder(
    aBlock('single', 'mood', { options, jump_to_ids: jumps }),
    aBlock('qa', 'ask', { qa_entries: [{ id: 'e1', questions: ['Wann?', 'Wie spät?'], answer: 'Jetzt' }] }),
    aBlock('open', 'nichts'),
    aBlock('open', 'tief', {
      short_name: 'Vertiefung',
      jump_to_ids: [{ kind: 'condition', condition: '', target: DIALOG_END }],
    }),
  );
  id = await insertSurvey(api, { blocks, owner: author });
  const examples = [
    { unique_question_id: 'mood', target: 'ja', example: 'na klar' },
    { unique_question_id: 'mood', target: 'ja', example: 'auf jeden Fall' },
    { unique_question_id: 'mood', target: 'tief', example: 'das ist kompliziert' },
    { unique_question_id: 'ask', target: 'e1', example: 'Um wie viel Uhr?' },
    { unique_question_id: 'ask', target: 'weg', example: 'zu nichts' },
  ];
  await api.services.db
    .insertInto('training_examples')
    .values(examples.map((example) => Object.assign(example, { survey_id: id })))
    .execute();
});

const targets = async (questionId: string) =>
  (await api.call('trainingdataJumps', { id, questionId }, author.token)).targets;

test('a reply can mean the end of the dialog', async () => {
  expect(await targets('tief')).toMatchObject([{ kind: 'jump', target: DIALOG_END, label: 'Ende des Dialogs' }]);
});

test('a block’s options and conditional jumps come with their examples, each target once', async () => {
  expect(await targets('mood')).toEqual([
    {
      kind: 'option',
      target: 'ja',
      label: 'ja',
      own: ['ja'],
      implied: expect.arrayContaining(['logo']),
      examples: ['auf jeden Fall', 'na klar'],
    },
    {
      kind: 'option',
      target: 'nein',
      label: 'nein',
      own: ['nein'],
      implied: expect.arrayContaining(['kein Bedarf']),
      examples: [],
    },
    { kind: 'jump', target: 'tief', label: 'Vertiefung', own: [], implied: [], examples: ['das ist kompliziert'] },
  ]);
});

test('an entry of knowledge comes with its own questions beside its examples', async () => {
  expect(await targets('ask')).toEqual([
    {
      kind: 'entry',
      target: 'e1',
      label: 'Wann?',
      own: ['Wann?', 'Wie spät?'],
      implied: [],
      examples: ['Um wie viel Uhr?'],
    },
  ]);
});

test('a block without targets has none, one that is gone is told', async () => {
  expect(await targets('nichts')).toEqual([]);
  expect(await api.send('trainingdataJumps', { id, questionId: 'weg' }, author.token)).toMatchObject({
    status: 404,
    body: { msg: expect.stringContaining('„weg“') },
  });
});

test.each<[RoleName | null, number]>([
  ['Trainieren', 200],
  ['Analysieren', 409],
  [null, 404],
])('by %s: %s', async (role, status) => {
  const { token } = await anAuthorWithRole(api, id, role);
  expect(await api.send('trainingdataJumps', { id, questionId: 'mood' }, token)).toMatchObject({ status });
});
