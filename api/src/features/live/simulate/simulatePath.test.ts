import type { Block, RoleName } from '@dialogwerk/shared/contract';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { anAuthor } from '../../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../../testing/anAuthor.ts';
import { anAuthorWithRole } from '../../../../testing/anAuthorWithRole.ts';
import { aBlock, inOrder } from '../../../../testing/blocks.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';

const api = await apiOfFile();
let author: TestAuthor;
beforeEach(async () => {
  author = await anAuthor(api);
});

const yesNo = {
  options: [
    { id: 'ja', text: 'Ja', score: null },
    { id: 'nein', text: 'Nein', score: null },
  ],
};
const dialog = (blocks: Block[], survey_name: string) =>
  insertSurvey(api, { blocks: inOrder(...blocks), survey_name, active: false, owner: author });
const forked = () =>
  dialog(
    [
      aBlock('single', 'first', {
        ...yesNo,
        jump_to_ids: [{ kind: 'condition', condition: 'first = "Nein"', target: 'third' }],
      }),
      aBlock('open', 'second', { is_end: true }),
      aBlock('message', 'third'),
      aBlock('open', 'fourth', { nachfrage: 'Warum?' }),
      aBlock('open', 'fifth'),
    ],
    'Gabel',
  );

/** The author's test as it stands, and whose it is. */
async function conversationOf(survey_id: string, as_it_is = false) {
  const { token_live } = await api.call('testRegister', { survey_id, as_it_is }, author.token);
  return api.call('conversation', { survey_id }, token_live);
}
const simulate = (survey_id: string, target_unique_question_id: string) =>
  api.call('simulatePath', { survey_id, target_unique_question_id }, author.token);

describe('the way to a question', () => {
  test('is what a respondent would have said and heard, and the test goes on from there', async () => {
    const survey_id = await forked();
    const { history } = await simulate(survey_id, 'fifth');
    const chat = await conversationOf(survey_id);
    expect(chat).toMatchObject({ question: { unique_question_id: 'fifth' }, turn: 4 });
    expect(chat.entries).toEqual(history[survey_id]);
    expect(chat.entries.map(({ context, type, user_or_bot }) => [user_or_bot, type, context])).toEqual([
      ['bot', 'single', 'Frage first?'],
      ['user', 'single-r', 'Nein'],
      ['bot', 'message', 'Frage third?'],
      ['bot', 'open', 'Frage fourth?'],
      ['user', 'open-r', 'Beispielantwort'],
      ['bot', 'nachfrage', 'Warum?'],
      ['user', 'open-r', 'Beispielantwort'],
      ['bot', 'open', 'Frage fifth?'],
    ]);
    const [, user, bot] = chat.entries;
    expect((bot?.created_on ?? 0) - (user?.created_on ?? 0)).toBe(10);
    const { is_live } = await api.services.db
      .selectFrom('conversations')
      .select('is_live')
      .where('survey_id', '=', survey_id)
      .executeTakeFirstOrThrow();
    expect(is_live).toBe(false);
  });

  test('replaces the test that ran before', async () => {
    const survey_id = await forked();
    await simulate(survey_id, 'fifth');
    await simulate(survey_id, 'second');
    expect(await conversationOf(survey_id)).toMatchObject({ question: { unique_question_id: 'second' }, turn: 2 });
  });

  test('to what ends the dialog shows its end, until a test begins as ever', async () => {
    const survey_id = await dialog([aBlock('open', 'only'), aBlock('message', 'bye')], 'Kurz');
    await simulate(survey_id, 'bye');
    expect(await conversationOf(survey_id, true)).toMatchObject({ finished: true });
    expect(await conversationOf(survey_id)).toMatchObject({ finished: false, turn: 1 });
  });

  test('asks no system of the author’s', async () => {
    const blocks = [
      aBlock('open', 'name'),
      aBlock('api', 'ask', {
        url: 'http://127.0.0.1:9/',
        error_target: 'failed',
        mapping: [{ variable: 'stufe', path: 'x' }],
      }),
      aBlock('open', 'after'),
      aBlock('open', 'failed'),
    ];
    const survey_id = await dialog(blocks, 'Anfrage');
    await simulate(survey_id, 'after');
    const chat = await conversationOf(survey_id);
    expect(chat).toMatchObject({ question: { unique_question_id: 'after' }, waiting: false });
  });

  test.each([
    ['a block that nothing leads to', 'island', 'Zu „Frage island?“ führt kein Weg'],
    ['a block behind a condition that never holds', 'never', 'Zu „Frage never?“ wurde kein Weg gefunden'],
  ])('%s: says so, and the test before stays', async (_, target, msg) => {
    const jump = { kind: 'condition', condition: 'a = "x"', target: 'never' } as const;
    const blocks = [
      aBlock('single', 'a', { ...yesNo, jump_to_ids: [jump] }),
      aBlock('open', 'b', { is_end: true }),
      aBlock('open', 'never', { is_end: true }),
      aBlock('open', 'island'),
    ];
    const survey_id = await dialog(blocks, 'Insel');
    await simulate(survey_id, 'b');
    const answer = await api.send('simulatePath', { survey_id, target_unique_question_id: target }, author.token);
    expect(answer).toMatchObject({ status: 409, body: { msg: expect.stringContaining(msg) } });
    expect(answer).toMatchObject({ body: { msg: expect.stringContaining('Ihr bisheriger Test ist unverändert.') } });
    expect(await conversationOf(survey_id)).toMatchObject({ question: { unique_question_id: 'b' } });
  });
});

test('an edit while the way is looked for: nothing is stored, and the test before stays', async () => {
  const survey_id = await forked();
  await simulate(survey_id, 'second');
  const stored = () =>
    api.services.db.selectFrom('conversations').selectAll().where('survey_id', '=', survey_id).execute();
  const before = await stored();
  const { compute } = api.services;
  const run = compute.run.bind(compute);
  const running = vi.spyOn(compute, 'run').mockImplementationOnce(async (computation, input, whose) => {
    const found = await run(computation, input, whose);
    const edit = { unique_question_id: 'first', changed_values: { context: 'Ganz anders?' } };
    await api.call('updateSurveyBlocks', { action: 'update', survey_id, ...edit }, author.token);
    return found;
  });
  const request = { survey_id, target_unique_question_id: 'fifth' };
  const answer = await api.send('simulatePath', request, author.token);
  running.mockRestore();
  expect(answer).toMatchObject({ status: 409, body: { msg: expect.stringContaining('gerade geändert') } });
  expect(before).toMatchObject([{ turn: 2 }]);
  expect(await stored()).toEqual(before);
});

describe('the way through a multi-chat', () => {
  const two = async () => {
    const a = await dialog([aBlock('open', 'a1'), aBlock('open', 'a2'), aBlock('open', 'a3')], 'Kommissarin');
    const b = await dialog([aBlock('open', 'b1'), aBlock('open', 'b2')], 'Zeuge');
    const made = await api.call('createManager', { name: 'Krimi', survey_ids: [a, b] }, author.token);
    const { dialog_manager_id } = made.manager;
    const trigger = (survey_id: string, unique_question_id: string, text: string, init_survey = false) =>
      api.call(
        'createTrigger',
        { dialog_manager_id, survey_id, unique_question_id, trigger: text, init_survey },
        author.token,
      );
    return { a, b, dialog_manager_id, trigger };
  };

  test('answers in the other dialog what the question waits for', async () => {
    const { a, b, dialog_manager_id, trigger } = await two();
    await trigger(a, 'a2', `waitFor;${b};b1`);
    await trigger(b, 'b1', `waitFor;${a};a1`, true);
    const request = { dialog_manager_id, target_unique_question_id: 'a3' };
    const { survey_id, history } = await api.call('simulatePath', request, author.token);
    expect(survey_id).toBe(a);
    expect(Object.keys(history).toSorted()).toEqual([a, b].toSorted());
    expect(await conversationOf(a)).toMatchObject({ question: { unique_question_id: 'a3' } });
    expect(await conversationOf(b)).toMatchObject({ question: { unique_question_id: 'b2' } });
  });

  test('is taken along by a trigger that moves', async () => {
    const { a, b, dialog_manager_id, trigger } = await two();
    await trigger(a, 'a1', `moveTo;${b};b2`);
    await api.call('simulatePath', { dialog_manager_id, target_unique_question_id: 'a2' }, author.token);
    expect(await conversationOf(b)).toMatchObject({ question: { unique_question_id: 'b2' } });
  });

  test('is that of an invented player where one must have been elsewhere before being moved, and the test goes on', async () => {
    const a = await dialog([aBlock('open', 'a1'), aBlock('open', 'a2')], 'Kommissarin');
    const b = await dialog(
      [
        aBlock('open', 'b1', { variable: 'b1' }),
        aBlock('open', 'b2', { is_end: true }),
        aBlock('message', 'b3', {
          jump_to_ids: [{ kind: 'condition', condition: 'beantwortet(b1)', target: 'b4' }],
          jump_to_question: 'b5',
        }),
        aBlock('open', 'b4'),
        aBlock('message', 'b5', { is_end: true }),
      ],
      'Zeuge',
    );
    const made = await api.call('createManager', { name: 'Krimi', survey_ids: [a, b] }, author.token);
    const { dialog_manager_id } = made.manager;
    const moves = { survey_id: a, unique_question_id: 'a1', trigger: `moveTo;${b};b3`, init_survey: false };
    await api.call('createTrigger', { dialog_manager_id, ...moves }, author.token);
    const request = { dialog_manager_id, target_unique_question_id: 'b4' };
    const { history } = await api.call('simulatePath', request, author.token);
    const chat = await conversationOf(b);
    expect(chat).toMatchObject({ question: { unique_question_id: 'b4' }, turn: 3 });
    expect(chat.entries).toEqual(history[b]);
    expect(await conversationOf(a)).toMatchObject({ question: { unique_question_id: 'a2' } });
  });
});

describe('who may', () => {
  const roles: readonly (readonly [RoleName, number])[] = [
    ['Besitzer', 200],
    ['Voller Zugriff', 200],
    ['Bearbeiten + Trainieren', 200],
    ['Trainieren', 200],
    ['Analysieren', 409],
  ];
  test.each(roles)('%s: %s', async (role, status) => {
    const survey_id = await forked();
    const other = await anAuthorWithRole(api, survey_id, role);
    const request = { survey_id, target_unique_question_id: 'first' };
    expect(await api.send('simulatePath', request, other.token)).toMatchObject({ status });
    const made = await api.call('createManager', { name: 'Krimi', survey_ids: [survey_id] }, author.token);
    const { dialog_manager_id } = made.manager;
    const inChat = { dialog_manager_id, target_unique_question_id: 'first' };
    expect(await api.send('simulatePath', inChat, other.token)).toMatchObject({ status });
  });

  test('nobody without a role, and nothing of a question that is gone or named nowhere', async () => {
    const survey_id = await forked();
    const stranger = await anAuthor(api);
    const request = { survey_id, target_unique_question_id: 'first' };
    expect(await api.send('simulatePath', request, stranger.token)).toMatchObject({ status: 404 });
    const gone = { survey_id, target_unique_question_id: 'weg' };
    expect(await api.send('simulatePath', gone, author.token)).toMatchObject({ status: 404 });
    const nowhere = { target_unique_question_id: 'first' };
    expect(await api.send('simulatePath', nowhere, author.token)).toMatchObject({ status: 400 });
  });
});

test('a long way, on which a question comes again, is stored in pieces with the last answers', async () => {
  const blocks = Array.from({ length: 201 }, (_, index) => aBlock('open', `q${index}`));
  const again = aBlock('assign', 'again', {
    assignments: [{ variable: 'rounds', expression: 'rounds + 1' }],
    jump_to_ids: [{ kind: 'condition', condition: 'rounds < 2', target: 'q198' }],
  });
  const begin = aBlock('assign', 'begin', { assignments: [{ variable: 'rounds', expression: '0' }] });
  const survey_id = await dialog([begin, ...blocks, again, aBlock('open', 'last')], 'Runden');
  const { history } = await simulate(survey_id, 'last');
  const chat = await conversationOf(survey_id);
  expect(chat).toMatchObject({ question: { unique_question_id: 'last' }, turn: 205 });
  expect(chat.entries).toEqual(history[survey_id]);
  const turns = await api.services.db
    .selectFrom('turns')
    .where('survey_id', '=', survey_id)
    .orderBy('turn')
    .select('turn')
    .execute();
  expect(turns.map(({ turn }) => turn)).toEqual(Array.from({ length: 205 }, (_, index) => index));
  const answers = await api.services.db
    .selectFrom('answers')
    .where('survey_id', '=', survey_id)
    .select('unique_question_id')
    .execute();
  expect(answers).toHaveLength(201);
});
