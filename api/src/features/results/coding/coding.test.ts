import { randomUUID } from 'node:crypto';
import type { CallRequest } from '@dialogwerk/shared/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { anAuthor } from '../../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../../testing/anAuthor.ts';
import { anAuthorWithRole } from '../../../../testing/anAuthorWithRole.ts';
import { aRespondent } from '../../../../testing/aRespondent.ts';
import type { TestRespondent } from '../../../../testing/aRespondent.ts';
import { aBlock, inOrder } from '../../../../testing/blocks.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';
import { startTestApi } from '../../../../testing/startTestApi.ts';
import type { TestApi } from '../../../../testing/startTestApi.ts';

const question = 'words';
const said = ['zu lange Wartezeit', 'Das Essen war kalt', 'Wartezeit viel zu lang'];
const blocks = inOrder(aBlock('open', question), aBlock('open', 'end'));

let api: TestApi;
let author: TestAuthor;
let survey_id: string;
let respondents: TestRespondent[];
/** Of the texts, in the order of `said`. */
let ids: string[];

beforeAll(async () => {
  api = await startTestApi();
  author = await anAuthor(api);
});
afterAll(() => api.stop());
beforeEach(async () => {
  survey_id = await insertSurvey(api, { blocks, owner: author });
  respondents = [];
  for (const text of said) {
    api.clock.now += 1_000;
    const respondent = await aRespondent(api, survey_id);
    await respondent.reply(question, { type: 'open', text });
    respondents.push(respondent);
  }
  ids = (await texts()).map(({ conversation_id }) => conversation_id).toReversed();
});

async function texts(over: Partial<CallRequest<'codedTexts'>> = {}, who = author) {
  return (await api.call('codedTexts', { survey_id, question, ...over }, who.token)).texts;
}

async function aCode(name: string): Promise<string> {
  const code_id = randomUUID();
  api.clock.now += 1;
  await api.call('keepCode', { survey_id, question, code_id, name, colour: 1 }, author.token);
  return code_id;
}

function give(code_id: string, place: number, who = author, is_given = true) {
  return api.send('codeText', { survey_id, question, code_id, conversation_id: ids[place] ?? '', is_given }, who.token);
}

const figures = () => api.call('codes', { survey_id, question }, author.token);

it('a text takes several codes; each code is counted with its share of all texts', async () => {
  const [waiting, food] = [await aCode('Wartezeit'), await aCode('Essen')];
  await give(waiting, 0);
  await give(food, 0);
  await give(waiting, 2);
  const { total, coded, codes } = await figures();
  expect([total, coded, codes.map(({ name, count }) => [name, count])]).toEqual([
    3,
    2,
    [
      ['Wartezeit', 2],
      ['Essen', 1],
    ],
  ]);
  expect(codes[0]?.share).toBeCloseTo(2 / 3, 9);
  expect(codes[0]?.low).toBeCloseTo(0.207_655, 5);
  expect((await texts()).map(({ own }) => own)).toEqual([[waiting], [], [waiting, food]]);
  expect((await texts({ code: food })).map(({ text }) => text)).toEqual([said[0]]);
  expect((await texts({ code: 'none' })).map(({ text }) => text)).toEqual([said[1]]);
  expect((await texts({ search: 'ESSEN' })).map(({ text }) => text)).toEqual([said[1]]);
  await give(waiting, 0, author, false);
  expect((await figures()).codes[0]?.count).toBe(1);
});

it('a code is named anew; deleted it takes its coding out of sight, restored it brings it back', async () => {
  const code_id = await aCode('Wartezeit');
  await give(code_id, 0);
  await api.call('keepCode', { survey_id, question, code_id, name: 'Geduld', colour: 2 }, author.token);
  await api.call('deleteCode', { survey_id, question, code_id }, author.token);
  expect(await figures()).toMatchObject({ coded: 0, codes: [] });
  expect((await give(code_id, 1)).status).toBe(404);
  await api.call('restoreCode', { survey_id, question, code_id }, author.token);
  expect(await figures()).toMatchObject({ coded: 1, codes: [{ name: 'Geduld', colour: 2, count: 1 }] });
});

it('a second coder sees what others gave, and how far both agree is said by kappa', async () => {
  const second = await anAuthorWithRole(api, survey_id, 'Analysieren');
  const [waiting, food] = [await aCode('Wartezeit'), await aCode('Essen')];
  for (const place of [0, 2]) await give(waiting, place);
  await give(food, 1);
  for (const place of [0, 1, 2]) await give(waiting, place, second);
  expect((await texts({}, second)).map(({ own, others }) => [own, others])[1]).toEqual([[waiting], [food]]);
  const { agreements } = await figures();
  // Six decisions: twice both, once only one, once only the other, twice neither; 4/6 agreed, 1/2 by chance.
  expect(agreements).toMatchObject([{ n: 3 }]);
  expect(agreements[0]?.kappa).toBeCloseTo(1 / 3, 9);
});

it('what took the place of a coded answer is not coded yet', async () => {
  const code_id = await aCode('Wartezeit');
  await give(code_id, 0);
  api.clock.now += 1_000;
  const change = { survey_id, turn_id: randomUUID(), unique_question_id: question };
  await api.call('changeAnswer', { ...change, reply: { type: 'open', text: 'Alles gut' } }, respondents[0]?.token);
  expect(await figures()).toMatchObject({ coded: 0, codes: [{ count: 0 }] });
});

it('texts that say much the same stand in one group', async () => {
  const { n, groups } = await api.call('alikeTexts', { survey_id, question }, author.token);
  expect([n, groups.map((group) => group.map(({ text }) => text))]).toEqual([3, [[said[2], said[0]]]]);
});

it('a code of another question, a text that is none, and one code too many are refused', async () => {
  const code_id = await aCode('Wartezeit');
  const elsewhere = { survey_id, question: 'end', code_id };
  expect((await api.send('deleteCode', elsewhere, author.token)).status).toBe(404);
  expect((await api.send('keepCode', { ...elsewhere, name: 'Neu', colour: 0 }, author.token)).status).toBe(404);
  const nobody = { survey_id, question, code_id, conversation_id: randomUUID(), is_given: true };
  expect((await api.send('codeText', nobody, author.token)).status).toBe(404);
  for (let more = 1; more < 100; more += 1) await aCode(`Code ${more}`);
  const one = { survey_id, question, code_id: randomUUID(), name: 'Zu viel', colour: 0 };
  expect((await api.send('keepCode', one, author.token)).status).toBe(409);
});
