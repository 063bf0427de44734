import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';
import { anAuthor } from '../../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../../testing/anAuthor.ts';
import { aRespondent } from '../../../../testing/aRespondent.ts';
import { aBlock, inOrder } from '../../../../testing/blocks.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';
import { judgeConversations } from './judgeConversations.ts';

const questions = ['one', 'two', 'three'];
const blocks = inOrder(
  ...questions.map((id) => aBlock('open', id, { context: 'Was hat Ihnen an diesem Tag besonders gut gefallen?' })),
);

const api = await apiOfFile();
let author: TestAuthor;
let survey_id: string;
beforeAll(async () => {
  author = await anAuthor(api);
  survey_id = await insertSurvey(api, { blocks, owner: author });
});

/** Somebody who answers every question with these words, each after so long. */
async function answers(text: string, pause: number) {
  const respondent = await aRespondent(api, survey_id);
  await respondent.chat();
  for (const id of questions) {
    api.clock.now += pause;
    await respondent.reply(id, { type: 'open', text });
  }
  return respondent;
}
const flagged = async () => {
  await judgeConversations(api.services);
  const { conversations } = await api.call('resultConversations', { survey_id }, author.token);
  return conversations.map(({ flags }) => flags);
};

it('judges what has ended, marks the later of two alike, and judges anew what was changed', async () => {
  const first = await answers('Die Wege waren kurz und das Essen gut.', 20_000);
  expect(await flagged()).toEqual([[]]);
  await answers('Die Wege waren kurz und das Essen gut.', 500);
  await answers('asdf', 20_000);
  expect(await flagged()).toEqual([['nonsense'], ['fast', 'duplicate'], []]);

  const { flags, total } = await api.call('resultOverview', { survey_id }, author.token);
  expect({ flags, total }).toEqual({ flags: { fast: 1, straight: 0, nonsense: 1, duplicate: 1 }, total: 3 });
  const count = async (filter: string) =>
    (await api.call('resultConversations', { survey_id, filter }, author.token)).total;
  expect(await count('merkmal.fast')).toBe(1);
  expect(await count('merkmal.none')).toBe(1);
  expect(await count('merkmal.none.nonsense')).toBe(2);

  const change = { unique_question_id: 'one', nachfrage_id: null, reply: { type: 'open', text: 'hjkl' } } as const;
  const other = { ...change, unique_question_id: 'two' };
  for (const changed of [change, other])
    await api.call('changeAnswer', { survey_id, turn_id: randomUUID(), ...changed }, first.token);
  expect((await flagged())[2]).toContain('nonsense');
});

it('leaves who has not come to the end unjudged', async () => {
  const respondent = await aRespondent(api, survey_id);
  await respondent.reply('one', { type: 'open', text: 'asdf' });
  await judgeConversations(api.services);
  const { conversations } = await api.call('resultConversations', { survey_id, filter: 'stand.waiting' }, author.token);
  expect(conversations.map(({ flags }) => flags)).toEqual([[]]);
});
