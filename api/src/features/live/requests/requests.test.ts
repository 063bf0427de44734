import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createServices } from '../../../createServices.ts';
import { aRespondent } from '../../../../testing/aRespondent.ts';
import { aBlock, inOrder } from '../../../../testing/blocks.ts';
import { insertSurvey } from '../../../../testing/insertSurvey.ts';
import { apiOfFile } from '../../../../testing/apiOfFile.ts';
import { TEST_SECRET_KEYS } from '../../../../testing/startTestApi.ts';
import { createLive } from '../createLive.ts';
import { noMarks } from '../../../calls/browserMarks.ts';

const api = await apiOfFile();
let server: Server;
let address: string;
let asked: string[];
let answer: RequestListener;
beforeEach(async () => {
  asked = [];
  answer = (_request, response) => response.end('{"city": {"name": "Ulm"}}');
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** A name, a system that knows the person's city, and what is said then. */
function aDialog(): Promise<string> {
  return insertSurvey(api, {
    blocks: inOrder(
      aBlock('open', 'name', { context: 'Wie heißen Sie?' }),
      aBlock('api', 'lookup', {
        context: '',
        variable: null,
        url: `${address}/?name={{name}}`,
        mapping: [{ variable: 'city', path: 'city.name' }],
        error_target: 'sorry',
      }),
      aBlock('open', 'next', { context: 'Wie ist es in {{city}}?', is_end: true }),
      aBlock('open', 'sorry', { context: 'Das weiß ich nicht. Wo wohnen Sie?' }),
    ),
  });
}

const ana = { type: 'open', text: 'Ana & Co' } as const;

/** A server that never got to ask, as a crash leaves it. */
async function crashed(survey_id: string) {
  const respondent = await aRespondent(api, survey_id);
  const never = () => new Promise<never>(() => {});
  const services = await createServices(api.services, {
    ...api.services,
    secretKeys: TEST_SECRET_KEYS,
    pushSettings: null,
    callExternalApi: never,
  });
  const dying = createLive(services, { callsAtOnce: 10 });
  const request = { survey_id, unique_question_id: 'name', nachfrage_id: null, reply: ana };
  const turn_id = '01890a5d-ac96-774b-bcce-b302099a8057';
  const who = { kind: 'respondent', user_id_live: respondent.user_id, family_id: '' } as const;
  const taken = await dying.handlers.turn(
    { ...request, turn_id },
    { services, who, address: '', marks: noMarks, inWholeShare: (work) => work() },
  );
  expect(taken.waiting).toBe(true);
  expect(asked).toEqual([]);
  return respondent;
}

describe('a reply that leads to a system of the author’s', () => {
  it('is acknowledged at once, and goes on with what the system answered', async () => {
    const respondent = await aRespondent(api, await aDialog());
    expect(await respondent.reply('name', ana)).toMatchObject({ waiting: true, question: null, finished: false });
    const chat = await respondent.chat();
    expect(chat).toMatchObject({ waiting: false, question: { unique_question_id: 'next' } });
    expect(chat.entries.at(-1)?.context).toBe('Wie ist es in Ulm?');
    expect(asked).toEqual(['/?name=Ana%20%26%20Co']);
  });

  it('goes to the author’s way out when the system fails', async () => {
    answer = (_request, response) => response.writeHead(500).end();
    const respondent = await aRespondent(api, await aDialog());
    await respondent.reply('name', ana);
    expect((await respondent.chat()).question?.unique_question_id).toBe('sorry');
  });

  it('takes the outcome once, however many wait for it', async () => {
    const respondent = await aRespondent(api, await aDialog());
    await respondent.reply('name', ana);
    const chats = await Promise.all([1, 2, 3, 4].map(() => respondent.chat()));
    expect(new Set(chats.map(({ turn }) => turn))).toEqual(new Set([3]));
    expect(asked).toHaveLength(1);
  });

  it('gives a repeated turn_id what it gave before', async () => {
    const respondent = await aRespondent(api, await aDialog());
    const turn_id = '01890a5d-ac96-774b-bcce-b302099a8057';
    const first = await respondent.reply('name', ana, turn_id);
    await respondent.chat();
    expect(await respondent.reply('name', ana, turn_id)).toEqual(first);
    expect(asked).toHaveLength(1);
  });

  it('is open to nothing else meanwhile: another reply gets the state once the system has answered', async () => {
    const respondent = await aRespondent(api, await aDialog());
    await respondent.reply('name', ana);
    const stale = await respondent.tryReply('name', { type: 'open', text: 'Ben' });
    expect(stale).toMatchObject({ status: 409, body: { state: { question: { unique_question_id: 'next' } } } });
  });
});

describe('after a crash between the reply and the outcome', () => {
  it('the respondent who comes back finds the dialog going on', async () => {
    const respondent = await crashed(await aDialog());
    expect((await respondent.chat()).question?.unique_question_id).toBe('next');
    expect(asked).toHaveLength(1);
  });

  it('the request is made even if nobody comes back', async () => {
    await crashed(await aDialog());
    const live = createLive(api.services, { callsAtOnce: 10 });
    await live.requests.resumePending(60_000);
    expect(asked).toEqual([]);
    api.clock.now += 61_000;
    await live.requests.resumePending(60_000);
    await live.requests.resumePending(60_000);
    expect(asked).toHaveLength(1);
  });
});

describe('requests that a crash has left', () => {
  const resumePending = async (callExternalApi = api.services.callExternalApi) => {
    const services = await createServices(api.services, {
      ...api.services,
      secretKeys: TEST_SECRET_KEYS,
      pushSettings: null,
      callExternalApi,
    });
    await createLive(services, { callsAtOnce: 10 }).requests.resumePending(0);
  };

  it('are made, also when one before them fails', async () => {
    for (let count = 0; count < 2; count += 1) await crashed(await aDialog());
    let made = 0;
    const failing = () => {
      made += 1;
      return made === 1 ? Promise.reject(new Error('broken')) : Promise.resolve({ city: 'Ulm' });
    };
    await expect(resumePending(failing)).rejects.toThrow(AggregateError);
    expect(made).toBe(2);
    await resumePending(() => Promise.resolve(null));
  });

  it('are not made for a dialog that is not active any more', async () => {
    const survey_id = await aDialog();
    await crashed(survey_id);
    const { db } = api.services;
    const set = (fields: { active?: boolean; deleted_at?: Date | null }) =>
      db.updateTable('surveys').set(fields).where('survey_id', '=', survey_id).execute();
    let made = 0;
    const counting = () => {
      made += 1;
      return Promise.resolve(null);
    };
    await set({ active: false });
    await resumePending(counting);
    await set({ active: true, deleted_at: new Date() });
    await resumePending(counting);
    expect(made).toBe(0);
    await set({ deleted_at: null });
    await resumePending(counting);
    expect(made).toBe(1);
  });
});

describe('a changed answer', () => {
  it('asks the system anew for what it did not know, and not for what it did', async () => {
    const survey_id = await aDialog();
    const respondent = await aRespondent(api, survey_id);
    await respondent.reply('name', ana);
    await respondent.chat();
    api.clock.now += 1_000;
    await respondent.reply('next', { type: 'open', text: 'Schön' });
    const changed = (unique_question_id: string, text: string, turn_id: string) => {
      api.clock.now += 1_000;
      const reply = { type: 'open', text } as const;
      return api.call('changeAnswer', { survey_id, turn_id, unique_question_id, reply }, respondent.token);
    };
    await changed('next', 'Sehr schön', '01890a5d-ac96-774b-bcce-b302099a8051');
    expect(asked).toHaveLength(1);
    const chat = await changed('name', 'Ben', '01890a5d-ac96-774b-bcce-b302099a8052');
    expect(asked).toEqual(['/?name=Ana%20%26%20Co', '/?name=Ben']);
    expect(chat).toMatchObject({ finished: true, waiting: false });
    expect(chat.entries.map(({ context }) => context)).toContain('Sehr schön');
  });
});
