import { beforeEach, describe, expect, test } from 'vitest';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { threeQuestions } from '../../../testing/blocks.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import { apiOfFile } from '../../../testing/apiOfFile.ts';

const api = await apiOfFile();
let author: TestAuthor;
let a: string;
let b: string;
let manager: number;
beforeEach(async () => {
  author = await anAuthor(api);
  a = await insertSurvey(api, { blocks: threeQuestions, survey_name: 'Kommissarin', owner: author });
  b = await insertSurvey(api, { blocks: threeQuestions, survey_name: 'Zeuge', owner: author });
  const made = await api.call('createManager', { name: 'Krimi', survey_ids: [a, b] }, author.token);
  manager = made.manager.dialog_manager_id;
});

const input = (survey_id: string, unique_question_id: string, trigger: string, init_survey = false) => ({
  dialog_manager_id: manager,
  survey_id,
  unique_question_id,
  trigger,
  init_survey,
});
const save = (...parts: Parameters<typeof input>) => api.send('createTrigger', input(...parts), author.token);
const stored = async () => (await api.call('dialogmanagerTrigger', { id: manager }, author.token)).trigger_objects;

describe('a trigger', () => {
  test.each([
    ['waitFor', false],
    ['waitFor', true],
    ['moveTo', false],
  ])('of type %s, init_survey %s, is stored with 201 and taken away [§3.9 §7.37]', async (type, init_survey) => {
    const trigger = `${type};${b};name`;
    const answer = await save(a, 'mood', trigger, init_survey);
    const expected = { dialog_manager_id: manager, survey_id: a, unique_question_id: 'mood', trigger, init_survey };
    expect(answer).toMatchObject({ status: 201, body: { trigger: expected } });
    const [one] = await stored();
    expect(one).toMatchObject(expected);
    await api.call('deleteTrigger', { triggerId: one?.trigger_id ?? '' }, author.token);
    expect(await stored()).toEqual([]);
  });

  test('that waits for an interface names its own block, whatever is sent [§7.37]', async () => {
    expect(await save(a, 'mood', 'waitAPI;;')).toMatchObject({ status: 201 });
    expect(await stored()).toMatchObject([{ trigger: `waitAPI;${a};mood` }]);
  });

  test('takes the numbers of dialogs, and keeps their public ids', async () => {
    const number = async (survey_id: string) => (await api.call('dialog', { survey_id }, author.token)).survey_id_int;
    const trigger = `waitFor;${await number(b)};name`;
    const answer = await api.send(
      'createTrigger',
      { ...input(a, 'mood', trigger), survey_id: await number(a) },
      author.token,
    );
    expect(answer.status).toBe(201);
    expect(await stored()).toMatchObject([{ survey_id: a, trigger: `waitFor;${b};name` }]);
  });

  test('is there once', async () => {
    await save(a, 'mood', `waitFor;${b};name`);
    expect(await save(a, 'mood', `waitFor;${b};name`)).toMatchObject({
      status: 409,
      body: { msg: expect.stringContaining('gibt es schon') },
    });
  });

  test('is one of 500 at most', async () => {
    const { db } = api.services;
    const many = Array.from({ length: 499 }, (_, index) => ({
      trigger_id: crypto.randomUUID(),
      dialog_manager_id: manager,
      survey_id: a,
      unique_question_id: `weg-${index}`,
      type: 'moveTo' as const,
      init_survey: false,
      named_survey_id: b,
      named_question_id: 'name',
    }));
    await db.insertInto('triggers').values(many).execute();
    expect(await save(a, 'mood', `moveTo;${b};name`)).toMatchObject({ status: 201 });
    expect(await save(a, 'mood', `moveTo;${b};age`)).toMatchObject({
      status: 409,
      body: { msg: expect.stringContaining('höchstens 500 Auslöser') },
    });
  });

  test('that is gone cannot be taken away again', async () => {
    for (const triggerId of ['unbekannt', '01890a5d-ac96-774b-bcce-b302099a8057']) {
      expect(await api.send('deleteTrigger', { triggerId }, author.token)).toMatchObject({ status: 404 });
    }
  });

  test('needs blocks and dialogs of this multi-chat', async () => {
    const c = await insertSurvey(api, { blocks: threeQuestions, survey_name: 'Fremd', owner: author });
    const refused = async (parts: Parameters<typeof input>, status: number, msg: string) =>
      expect(await save(...parts)).toMatchObject({ status, body: { msg: expect.stringContaining(msg) } });
    await refused([a, 'mood', `waitFor;${c};name`], 409, 'Der Dialog „Fremd“ gehört nicht zu diesem Multi-Chat');
    await refused([c, 'mood', `waitFor;${a};name`], 409, 'gehört nicht');
    await refused([a, 'weg', `waitFor;${b};name`], 404, 'Den Block „weg“ gibt es im Dialog „Kommissarin“ nicht');
    await refused([a, 'mood', `waitFor;${b};weg`], 404, 'im Dialog „Zeuge“ nicht');
    await refused([a, 'mood', `moveTo;${b};name`, true], 400, 'Nur „Warten auf“');
    await refused([a, 'mood', `moveTo;${a};mood`], 409, 'nicht zu sich selbst');
    await refused([a, 'mood', `jump;${b};name`], 400, '„trigger“');
  });
});

describe('a circle of waiting is refused when it is saved, with a sentence that names it', () => {
  const refusal = (msg: string, code = 'trigger/circle') => ({
    status: 409,
    body: { msg, code, field: 'trigger', request_id: expect.any(String) },
  });

  test('of a block that waits for itself', async () => {
    expect(await save(a, 'mood', `waitFor;${a};mood`)).toEqual(
      expect.objectContaining(
        refusal(
          '„Hallo {{name}}! Wie geht es Ihnen?“ (Kommissarin) würde auf sich selbst warten und nie gestellt werden. Der Auslöser wurde nicht gespeichert.',
          'trigger/waits-for-itself',
        ),
      ),
    );
  });

  test('over two dialogs', async () => {
    await save(a, 'name', `waitFor;${b};age`);
    expect(await save(b, 'name', `waitFor;${a};age`)).toMatchObject({
      status: 409,
      body: {
        msg: expect.stringMatching(
          /^Hier würde im Kreis gewartet: „Wie heißen Sie\?“ \(Kommissarin\) wartet auf „Wie alt sind Sie\?“ \(Zeuge\), .*Der Auslöser wurde nicht gespeichert\.$/,
        ),
      },
    });
    expect(await stored()).toHaveLength(1);
  });

  test('of dialogs that start each other', async () => {
    await save(a, 'name', `waitFor;${b};age`, true);
    expect(await save(b, 'name', `waitFor;${a};age`, true)).toMatchObject({
      status: 409,
      body: { msg: expect.stringContaining('der Dialog „Kommissarin“ beginnt erst nach „Wie alt sind Sie?“ (Zeuge)') },
    });
  });

  test('also when both halves are saved at once', async () => {
    const answers = await Promise.all([save(a, 'name', `waitFor;${b};age`), save(b, 'name', `waitFor;${a};age`)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
  });
});
