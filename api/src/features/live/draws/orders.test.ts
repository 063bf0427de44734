import { randomUUID } from 'node:crypto';
import type { Block, BlockOf } from '@dialogwerk/shared/contract';
import { orderText, williamsRows } from '@dialogwerk/shared/dialog';
import { describe, expect, it } from 'vitest';
import { anAuthor } from '../../../../testing/anAuthor.ts';
import { aRespondent } from '../../../../testing/aRespondent.ts';
import type { TestRespondent } from '../../../../testing/aRespondent.ts';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';
import { aBlock, inOrder } from '../../../../testing/blocks.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';
import { exportedRows } from '../../../../testing/results/exportedRows.ts';

const api = await apiOfFile();

const ids = ['p', 'q', 'r', 's'];
const shuffled = (how: BlockOf<'shuffle'>['how']): Block[] =>
  inOrder(
    aBlock('open', 'name'),
    aBlock('shuffle', 'order', {
      context: '',
      how,
      items: ids.map((id) => ({ id, text: `Teil ${id}`, members: [id] })),
    }),
    ...ids.map((id) => aBlock('open', id)),
    aBlock('open', 'end'),
  );

/** Answers all questions in the order in which they come, each with its id. */
async function answered(respondent: TestRespondent): Promise<string[]> {
  const asked: string[] = [];
  let { question } = await respondent.chat();
  while (question) {
    asked.push(question.unique_question_id);
    const reply = { type: 'open', text: question.unique_question_id } as const;
    ({ question } = await respondent.reply(question.unique_question_id, reply));
  }
  return asked;
}

async function drawn(survey_id: string) {
  const { db } = api.services;
  const rows = await db.selectFrom('conversations').select('state').where('survey_id', '=', survey_id).execute();
  const sequences = await db.selectFrom('draw_sequences').selectAll().where('survey_id', '=', survey_id).execute();
  return {
    orders: rows.map(({ state }) => state.draws?.['order'] ?? '').toSorted(),
    taken: sequences.map(({ drawn: count }) => count),
  };
}

describe('an order in a conversation', () => {
  it('gives each respondent a row of the Latin square, each as often as the others', async () => {
    const survey_id = await insertSurvey(api, { blocks: shuffled('latin') });
    const rows = williamsRows([1, 2, 3, 4]).map(orderText).toSorted();
    const asked = new Set<string>();
    for (let count = 0; count < 4; count += 1) {
      const way = await answered(await aRespondent(api, survey_id));
      expect([way[0], way.at(-1)]).toEqual(['name', 'end']);
      asked.add(way.slice(1, -1).join(''));
    }
    expect(await drawn(survey_id)).toEqual({ orders: rows, taken: [4] });
    expect([...asked].toSorted()).toEqual(['pqsr', 'qrps', 'rsqp', 'sprq']);
  });

  it('takes no place of a sequence where it is drawn at random, and stays when an earlier answer is changed', async () => {
    const survey_id = await insertSurvey(api, { blocks: shuffled('random') });
    const respondent = await aRespondent(api, survey_id);
    const way = await answered(respondent);
    expect(way.toSorted()).toEqual(['end', 'name', ...ids]);
    const before = await drawn(survey_id);
    expect(before.taken).toEqual([]);
    const change = { survey_id, turn_id: randomUUID(), unique_question_id: 'name', nachfrage_id: null };
    await api.call('changeAnswer', { ...change, reply: { type: 'open', text: 'anders' } }, respondent.token);
    expect(await drawn(survey_id)).toEqual(before);
    const { entries } = await respondent.chat();
    expect(entries.filter(({ context }) => context === 'Frage end?')).toHaveLength(1);
  });

  it.each(['random', 'latin'] as const)('is the one that a kept parameter of the link names (%s)', async (how) => {
    const survey_id = await insertSurvey(api, { blocks: shuffled(how) });
    await api.services.db
      .insertInto('link_parameters')
      .values({ survey_id, name: 'arm_order', place: 0, removed_at: null })
      .execute();
    const { token_live } = await api.call('registerLive', { survey_id, query: '?arm_order=4-1-3-2' });
    await api.call('conversation', { survey_id }, token_live);
    const reply = { unique_question_id: 'name', nachfrage_id: null, reply: { type: 'open', text: 'x' } as const };
    const { question } = await api.call('turn', { survey_id, turn_id: randomUUID(), ...reply }, token_live);
    expect(question?.unique_question_id).toBe('s');
    expect(await drawn(survey_id)).toEqual({ orders: ['4-1-3-2'], taken: [] });
  });

  it('can be chosen in a test, by the name of each part', async () => {
    const author = await anAuthor(api);
    const survey_id = await insertSurvey(api, { blocks: shuffled('random'), owner: author });
    const { experiments } = await api.call('testConfig', { survey_id }, author.token);
    expect(experiments?.[0]).toMatchObject({ parameter: 'arm_order', kind: 'order' });
    expect(experiments?.[0]?.arms[1]).toEqual({ id: '2-3-1-4', text: 'Teil q → Teil r → Teil p → Teil s' });
    const query = '?arm_order=2-3-1-4';
    const { token_live } = await api.call('testRegister', { survey_id, query }, author.token);
    await api.call('conversation', { survey_id }, token_live);
    const reply = { unique_question_id: 'name', nachfrage_id: null, reply: { type: 'open', text: 'x' } as const };
    const { question } = await api.call('turn', { survey_id, turn_id: randomUUID(), ...reply }, token_live);
    expect(question?.unique_question_id).toBe('q');
  });
});

it('shows at which place each part came, in figures and in every file', async () => {
  const author = await anAuthor(api);
  const survey_id = await insertSurvey(api, { blocks: shuffled('latin'), owner: author });
  const ways: string[][] = [];
  for (let count = 0; count < 4; count += 1) ways.push(await answered(await aRespondent(api, survey_id)));
  const { questions } = await api.call('answers', { survey_id }, author.token);
  const order = questions.find(({ unique_question_id }) => unique_question_id === 'order');
  expect(order).toMatchObject({ answered: 4 });
  expect(order?.ranks?.map(({ mean }) => mean)).toEqual([2.5, 2.5, 2.5, 2.5]);
  const rows = await exportedRows(api, { survey_id, token: author.token }, '');
  const told = rows.map((row) => ids.map((_, index) => row[`order_${index + 1}`]).join(''));
  const expected = ways.map((way) => ids.map((id) => way.indexOf(id)).join(''));
  expect(told.toSorted()).toEqual(expected.toSorted());
  expect(rows.map((row) => row['p'])).toEqual(['p', 'p', 'p', 'p']);
});
