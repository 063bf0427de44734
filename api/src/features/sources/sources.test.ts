import { randomUUID } from 'node:crypto';
import { everything, writeFilter } from '@dialogwerk/shared/dialog';
import { parse as parseCsv } from 'csv-parse/sync';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { aMultiChat } from '../../../testing/aMultiChat.ts';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { threeQuestions } from '../../../testing/blocks.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import { applyRetention } from '../../retention/applyRetention.ts';
import { findExport } from '../results/export/exportStatements.ts';
import { openExport } from '../results/export/writeExport.ts';
import { pickParameters } from '../../dialogs/linkParameters.ts';

const DAY = 24 * 60 * 60_000;

const api = await apiOfFile();
let author: TestAuthor;
let survey_id: string;
beforeAll(async () => {
  author = await anAuthor(api);
});
beforeEach(async () => {
  survey_id = await insertSurvey(api, { blocks: threeQuestions, owner: author });
});

const keep = (...names: string[]) => api.call('setLinkParameters', { survey_id, names }, author.token);

/** Somebody who opened the link with this behind it and answered the first question. */
async function came(query: string): Promise<string> {
  api.clock.now += 1_000;
  const { token_live } = await api.call('registerLive', { survey_id, query });
  await api.call('conversation', { survey_id }, token_live);
  const reply = { type: 'open', text: 'Ana' } as const;
  const turn = { survey_id, turn_id: randomUUID(), unique_question_id: 'name', nachfrage_id: null, reply };
  await api.call('turn', turn, token_live);
  return token_live;
}
const kept = async () => {
  const rows = await api.services.db
    .selectFrom('conversations')
    .select('came_with')
    .where('survey_id', '=', survey_id)
    .orderBy('started_at')
    .execute();
  return rows.map(({ came_with }) => came_with);
};
const overview = (filter = '') => api.call('resultOverview', { survey_id, filter }, author.token);

describe('what is taken of a link', () => {
  it.each([
    ['?quelle=brief&pid=7', { quelle: 'brief' }],
    ['quelle=brief', { quelle: 'brief' }],
    ['?quelle=eins&quelle=zwei', { quelle: 'eins' }],
    ['?Quelle=brief', null],
    ['?quelle=', null],
    ['?quelle=%20%0A%00', null],
    ['?quelle=a%00b%0Ac', { quelle: 'a b c' }],
    ['?quelle=%E2%80%AEevil', { quelle: 'evil' }],
    ['?quelle=%ff%zz', { quelle: '\ufffd%zz' }],
    [`?quelle=${encodeURIComponent('🦊'.repeat(300))}`, { quelle: '🦊'.repeat(200) }],
    ['?quelle=%3Cb%3E{{x}}=1', { quelle: '<b>{{x}}=1' }],
    ['?__proto__=x&constructor=y', null],
    ['', null],
  ])('%j', (query, expected) => {
    expect(pickParameters(query, ['quelle'])).toEqual(expected);
  });

  it('is nothing where nothing is kept', () => {
    expect(pickParameters('?quelle=brief', [])).toBeNull();
  });
});

it('only what the authors have named is kept, from then on, and a test keeps nothing', async () => {
  await came('?quelle=vorher');
  expect(await keep('utm_source', 'quelle', 'quelle')).toEqual({ names: ['utm_source', 'quelle'] });
  await came('?quelle=brief&pid=geheim');
  await came('');
  await api.call('testRegister', { survey_id }, author.token);
  expect(await kept()).toEqual([null, { quelle: 'brief' }, null, null]);
  expect(await api.call('linkParameters', { survey_id }, author.token)).toEqual({ names: ['utm_source', 'quelle'] });
});

it('is counted as a source, filters, stands in the reader, the data of the person and the file', async () => {
  await keep('quelle', 'pid');
  for (const query of ['?quelle=brief', '?quelle=brief&pid=7', '?quelle==1%2B1', '']) await came(query);
  const { total, sources } = await overview();
  expect(sources).toEqual([
    {
      variable: 'quelle',
      total: 3,
      values: [
        { value: 'brief', total: 2 },
        { value: '', total: 1 },
        { value: '=1+1', total: 1 },
      ],
    },
    {
      variable: 'pid',
      total: 1,
      values: [
        { value: '', total: 3 },
        { value: '7', total: 1 },
      ],
    },
  ]);
  for (const { values } of sources) expect(values.reduce((sum, value) => sum + value.total, 0)).toBe(total);
  const filterOf = (values: string[]) => writeFilter({ ...everything, sources: [{ variable: 'quelle', values }] });
  expect((await overview(filterOf(['brief']))).total).toBe(2);
  expect((await overview(filterOf(['', '=1+1']))).total).toBe(2);
  expect((await overview(filterOf(['plakat']))).sources).toEqual([]);

  const filter = filterOf(['=1+1', 'brief']);
  const { conversations } = await api.call('resultConversations', { survey_id, filter }, author.token);
  expect(conversations).toHaveLength(3);
  const [, both] = conversations;
  const one = { survey_id, conversation_id: both?.conversation_id ?? '' };
  const place = await api.call('conversationPlace', { ...one, filter }, author.token);
  expect(place.came_with).toEqual([
    { name: 'quelle', value: 'brief' },
    { name: 'pid', value: '7' },
  ]);
  const { conversation } = await api.call('conversationData', one, author.token);
  expect(conversation.came_with).toEqual({ quelle: 'brief', pid: '7' });

  const made = await api.call('excelExport', { survey_id, filter, format: 'csv' }, author.token);
  const row = await findExport(api.services.db, made.export_id);
  if (!row) throw new Error('the export is not there');
  let text = '';
  for await (const piece of (await openExport(api.services, row)).pieces) text += String(piece);
  const rows: Record<string, string>[] = parseCsv(text, { bom: true, columns: true, delimiter: ';' });
  expect(rows.map(({ quelle, pid }) => [quelle, pid])).toEqual([
    ['brief', ''],
    ['brief', '7'],
    ["'=1+1", ''],
  ]);
});

it('stays in the data when it is kept no more, and a name that nobody came with leaves no column', async () => {
  await keep('quelle', 'vertippt');
  await came('?quelle=brief&vertippt=');
  await keep('pid');
  await came('?quelle=plakat&pid=7');
  expect(await kept()).toEqual([{ quelle: 'brief' }, { pid: '7' }]);
  expect((await overview()).sources.map(({ variable }) => variable)).toEqual(['pid', 'quelle']);
  const { variables } = await api.call('resultVariables', { survey_id }, author.token);
  expect(variables.map(({ name }) => name).slice(-2)).toEqual(['pid', 'quelle']);
  await keep('quelle', 'pid');
  expect((await api.call('linkParameters', { survey_id }, author.token)).names).toEqual(['quelle', 'pid']);
});

it('is kept when the respondent begins anew, and goes with the conversation', async () => {
  await keep('quelle');
  const token = await came('?quelle=brief');
  await api.call('restartDelete', { survey_id, action: 'restart', isLive: true }, token);
  expect(await kept()).toEqual([{ quelle: 'brief' }]);
  await api.call('restartDelete', { survey_id, action: 'delete', isLive: true }, token);
  expect(await kept()).toEqual([]);
});

it('is kept by each dialog of a multi-chat as its own authors want it, and by a participation that begins anew', async () => {
  const chats = await aMultiChat(api);
  await chats.publish();
  const { k: one, z: other, l, public_id: dialog_manager_id, owner } = chats;
  for (const [id, names] of [
    [one, ['quelle']],
    [other, ['pid']],
  ] as const) {
    await api.call('setLinkParameters', { survey_id: id, names: [...names] }, owner.token);
  }
  const cameWith = async () => {
    const rows = await api.services.db
      .selectFrom('conversations')
      .select(['survey_id', 'came_with'])
      .where('survey_id', 'in', [one, other])
      .where('participation_id', 'is not', null)
      .execute();
    return new Map(rows.map(({ survey_id: id, came_with }) => [id, came_with]));
  };
  const query = '?quelle=brief&pid=7';
  const { token_live } = await api.call('registerLiveList', {
    survey_id_list: [one, other, l],
    dialog_manager_id,
    query,
  });
  const expected = new Map([
    [one, { quelle: 'brief' }],
    [other, { pid: '7' }],
  ]);
  expect(await cameWith()).toEqual(expected);
  await api.call('restartDelete', { survey_id: one, action: 'restart', isLive: true }, token_live);
  expect(await cameWith()).toEqual(expected);
});

it('stays with an anonymous conversation only where several came the same way', async () => {
  await keep('quelle', 'pid');
  for (let person = 0; person < 5; person += 1) await came(`?quelle=brief&pid=p${person}`);
  await came('?quelle=plakat&pid=p5');
  await api.call('setRetention', { survey_id, delete_after: null, anonymise_after: 30 }, author.token);
  api.clock.now += 31 * DAY;
  await applyRetention(api.services);
  expect(await kept()).toEqual([...Array.from({ length: 5 }, () => ({ quelle: 'brief' })), null]);
});
