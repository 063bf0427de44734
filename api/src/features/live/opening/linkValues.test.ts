import { randomUUID } from 'node:crypto';
import type { Block } from '@dialogwerk/shared/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aMultiChat } from '../../../../testing/aMultiChat.ts';
import { anAuthor } from '../../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../../testing/anAuthor.ts';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';
import { aBlock, inOrder } from '../../../../testing/blocks.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';
import { createLive } from '../createLive.ts';

const api = await apiOfFile();
let author: TestAuthor;
let survey_id: string;

/** Who comes by a letter is asked something else than all others; both are greeted by what the link says. */
const blocks: readonly Block[] = inOrder(
  aBlock('open', 'name', {
    context: 'Guten Tag {{link.anrede}}, wie heißen Sie?',
    jump_to_ids: [{ kind: 'condition', condition: 'link.quelle = "brief"', target: 'brief' }],
  }),
  aBlock('open', 'netz', { context: 'Wie haben Sie uns gefunden, {{link.anrede}}?', is_end: true }),
  aBlock('open', 'brief', { context: 'Kam der Brief an?' }),
);

beforeAll(async () => {
  author = await anAuthor(api);
});
beforeEach(async () => {
  survey_id = await insertSurvey(api, { blocks, owner: author });
});

const keep = (...names: string[]) => api.call('setLinkParameters', { survey_id, names }, author.token);
const saidBy = ({ entries }: { readonly entries: readonly { readonly context: string }[] }) =>
  entries.map(({ context }) => context);

async function come(query: string): Promise<string> {
  const { token_live } = await api.call('registerLive', { survey_id, query });
  return token_live;
}
const reply = (token: string, text: string, unique_question_id = 'name') =>
  api.call(
    'turn',
    { survey_id, turn_id: randomUUID(), unique_question_id, nachfrage_id: null, reply: { type: 'open', text } },
    token,
  );

describe('what a link holds under a kept name', () => {
  beforeEach(() => keep('anrede', 'quelle'));

  it('is said, and decides the way', async () => {
    const token = await come('?anrede=Frau%20Yıldız&quelle=brief');
    expect(saidBy(await api.call('conversation', { survey_id }, token))).toEqual([
      'Guten Tag Frau Yıldız, wie heißen Sie?',
    ]);
    expect(saidBy(await reply(token, 'Ada'))).toContain('Kam der Brief an?');
  });

  it('stands in the page before the conversation has begun', async () => {
    const live = createLive(api.services, { callsAtOnce: 10 });
    const opening = await live.readOpening(survey_id, {
      query: 'anrede=Ada',
      goesOn: false,
      wished: [],
      marks: { read: () => null },
    });
    expect(opening.kind === 'open' && saidBy({ entries: opening.firstEntries })).toEqual([
      'Guten Tag Ada, wie heißen Sie?',
    ]);
  });

  it('is empty where the link holds nothing, and of another way then', async () => {
    const token = await come('?anrede=&quelle=plakat');
    expect(saidBy(await api.call('conversation', { survey_id }, token))).toEqual(['Guten Tag , wie heißen Sie?']);
    expect(saidBy(await reply(token, 'Ada'))).toContain('Wie haben Sie uns gefunden, ?');
  });

  it('is text, whatever is in it', async () => {
    const token = await come(`?anrede=${encodeURIComponent('**{{name}}** [x](https://example.org)')}`);
    const [first] = (await api.call('conversation', { survey_id }, token)).entries;
    expect(first?.context).not.toMatch(/(?<!\\)\*\*|(?<!\\)\[x\]\(/);
  });

  it('stays when an earlier answer is changed and when the conversation begins anew', async () => {
    const token = await come('?anrede=Ada&quelle=brief');
    await api.call('conversation', { survey_id }, token);
    await reply(token, 'Ada');
    const change = { unique_question_id: 'name', nachfrage_id: null, reply: { type: 'open', text: 'Ida' } } as const;
    const changed = await api.call('changeAnswer', { survey_id, turn_id: randomUUID(), ...change }, token);
    expect(changed.question).toMatchObject({ unique_question_id: 'brief' });
    expect((await api.call('answered', { survey_id }, token)).answered).toHaveLength(1);
    await api.call('restartDelete', { survey_id, action: 'restart', isLive: true }, token);
    expect(saidBy(await api.call('conversation', { survey_id }, token))).toEqual(['Guten Tag Ada, wie heißen Sie?']);
  });

  it('is tried out by an author with the same link', async () => {
    const { token_live } = await api.call('testRegister', { survey_id, query: '?anrede=Probe' }, author.token);
    expect(saidBy(await api.call('conversation', { survey_id }, token_live))).toEqual([
      'Guten Tag Probe, wie heißen Sie?',
    ]);
  });

  it('is known to the chats of a multi-chat that keep it', async () => {
    const chats = await aMultiChat(api);
    for (const one of [chats.k, chats.z]) {
      await api.call('setLinkParameters', { survey_id: one, names: ['anrede'] }, chats.owner.token);
    }
    await chats.publish();
    const list = { survey_id_list: [chats.k, chats.z, chats.l], dialog_manager_id: chats.public_id };
    await api.call('registerLiveList', { ...list, query: '?anrede=Ada' });
    const begun = await api.services.db
      .selectFrom('conversations')
      .select(['survey_id', 'state'])
      .where('survey_id', 'in', list.survey_id_list)
      .execute();
    const known = new Map(begun.map(({ survey_id: id, state }) => [id, state.variables['link.anrede']]));
    expect(list.survey_id_list.map((id) => known.get(id))).toEqual(['Ada', 'Ada', undefined]);
  });
});

it('is nothing under a name that is not kept, and the check says so', async () => {
  await keep('anrede');
  const token = await come('?anrede=Ada&quelle=brief');
  expect(saidBy(await reply(token, 'Ada'))).not.toContain('Kam der Brief an?');
  const { findings } = await api.call('checkDialog', { survey_id }, author.token);
  expect(findings.map(({ kind, severity, unique_question_id }) => [kind, severity, unique_question_id])).toEqual([
    ['link-unknown', 'warning', 'name'],
  ]);
  await keep('anrede', 'quelle');
  expect((await api.call('checkDialog', { survey_id }, author.token)).findings).toEqual([]);
});
