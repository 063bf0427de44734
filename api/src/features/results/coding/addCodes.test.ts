import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { anAuthor } from '../../../../testing/anAuthor.ts';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';
import { threeQuestions } from '../../../../testing/blocks.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';

const api = await apiOfFile();
const author = await anAuthor(api);
let survey_id: string;
beforeEach(async () => {
  survey_id = await insertSurvey(api, { blocks: threeQuestions, owner: author });
});

const aCode = (name: string, description = '') => ({ code_id: randomUUID(), name, description, colour: 1 });
const add = (codes: readonly ReturnType<typeof aCode>[], question = 'name') =>
  api.send('addCodes', { survey_id, question, codes }, author.token);
const listed = async (question = 'name') =>
  (await api.call('codes', { survey_id, question }, author.token)).codes.map(({ name, description }) => [
    name,
    description,
  ]);

it('the codes of a codebook come in its order, with what they stand for', async () => {
  await add([aCode('Zuletzt'), aCode('Essen', 'Alles, was gegessen wird'), aCode('Ablauf')]);
  expect(await listed()).toEqual([
    ['Zuletzt', ''],
    ['Essen', 'Alles, was gegessen wird'],
    ['Ablauf', ''],
  ]);
  expect(await listed('mood')).toEqual([]);
});

it('a code that is there by its name stays as it is, and the same call may come twice', async () => {
  const kept = { survey_id, question: 'name', code_id: randomUUID(), name: 'Essen', colour: 0 };
  await api.call('keepCode', { ...kept, description: 'Von Hand' }, author.token);
  api.clock.now += 1;
  const codes = [aCode(' ESSEN ', 'Aus der Datei'), aCode('Ablauf'), aCode('ablauf')];
  const added = { added: [codes[1]?.code_id] };
  expect(await add(codes)).toMatchObject({ status: 200, body: added });
  expect(await add(codes)).toMatchObject({ status: 200, body: added });
  expect(await listed()).toEqual([
    ['Essen', 'Von Hand'],
    ['Ablauf', ''],
  ]);
});

it('a new name leaves what a code stands for as it was', async () => {
  const code = aCode('Essen', 'Alles, was gegessen wird');
  await add([code]);
  const { code_id } = code;
  await api.call('keepCode', { survey_id, question: 'name', code_id, name: 'Küche', colour: 2 }, author.token);
  expect(await listed()).toEqual([['Küche', 'Alles, was gegessen wird']]);
});

it('all come or none: a code of another question, one too many, and words that are too long are refused', async () => {
  const elsewhere = aCode('Anderswo');
  await add([elsewhere], 'mood');
  expect((await add([aCode('Neu'), { ...elsewhere, name: 'Hier' }])).status).toBe(404);
  expect((await add([aCode('Neu', 'x'.repeat(1_001))])).status).toBe(400);
  const many = Array.from({ length: 60 }, (_, place) => aCode(`Code ${place}`));
  await add(many);
  expect(await add(many.map(({ name }) => aCode(`Weiterer ${name}`)))).toMatchObject({
    status: 409,
    body: { code: 'code/too-many' },
  });
  expect(await listed()).toHaveLength(60);
});
