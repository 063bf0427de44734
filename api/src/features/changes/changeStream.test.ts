import type { AddressInfo } from 'node:net';
import type { AuthorPointer, SurveyEvent } from '@dialogwerk/shared/contract';
import { pointerEvent, surveyEvent } from '@dialogwerk/shared/contract/schemas';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createBus } from '../../bus/createBus.ts';
import { apiOfFile } from '../../../testing/apiOfFile.ts';
import { anAuthor } from '../../../testing/anAuthor.ts';
import type { TestAuthor } from '../../../testing/anAuthor.ts';
import { anAuthorWithRole } from '../../../testing/anAuthorWithRole.ts';
import { threeQuestions } from '../../../testing/blocks.ts';
import { insertSurvey } from '../../../testing/insertSurvey.ts';
import { pointerNews } from './pointerNews.ts';

const api = await apiOfFile();
let url: string;
let anna: TestAuthor;
let survey_id: string;
beforeAll(async () => {
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const address: AddressInfo | string | null = api.app.server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
beforeEach(async () => {
  anna = await anAuthor(api);
  survey_id = await insertSurvey(api, { blocks: threeQuestions, active: false, owner: anna });
});

interface Follower {
  readonly answer: Response;
  /** Waits for news of this kind; what came before is gone. */
  readonly until: (isIt: (event: SurveyEvent) => boolean) => Promise<SurveyEvent>;
  /** Waits for news of a window. */
  readonly pointer: () => Promise<AuthorPointer>;
  /** Waits until the server ends the stream. */
  readonly ended: () => Promise<void>;
  readonly leave: () => void;
}

async function follow(author: TestAuthor, client: string, id: string = survey_id): Promise<Follower> {
  const controller = new AbortController();
  const answer = await fetch(`${url}/api/surveys/${id}/changes/stream?client=${client}`, {
    headers: { authorization: `Bearer ${author.token}` },
    signal: controller.signal,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = '';
  const next = async (): Promise<string | null> => {
    while (!buffer.includes('\n\n')) {
      const { value, done } = (await reader?.read()) ?? { value: undefined, done: true };
      if (done) return null;
      buffer += value ?? '';
    }
    const [event = '', ...rest] = buffer.split('\n\n');
    buffer = rest.join('\n\n');
    return event;
  };
  async function find<Found>(isIt: (told: unknown) => Found | null): Promise<Found> {
    for (let event = await next(); event !== null; event = await next()) {
      const found = event.startsWith('data: ') ? isIt(JSON.parse(event.slice('data: '.length))) : null;
      if (found !== null) return found;
    }
    throw new Error('the stream ended');
  }
  return {
    answer,
    until: (isIt) =>
      find((told) => {
        const event = surveyEvent.safeParse(told).data;
        return event && isIt(event) ? event : null;
      }),
    pointer: () => find((told) => pointerEvent.safeParse(told).data?.pointer ?? null),
    async ended() {
      while ((await next()) !== null);
    },
    leave: () => controller.abort(),
  };
}

const rename = () =>
  api.call('updateSurveySettings', { action: 'config', survey_id, changed_values: { survey_name: 'Neu' } }, anna.token);
const namesIn = ({ people }: SurveyEvent): string[] => people.map(({ name }) => name);

test('a reader hears the revision at once and of each change', async () => {
  const reader = await follow(anna, 'tab-1');
  expect(reader.answer.headers.get('content-type')).toContain('text/event-stream');
  expect(await reader.until(() => true)).toEqual({
    revision: 1,
    active: false,
    comments_at: null,
    approvals_at: null,
    publication_id: null,
    people: [{ user_id: anna.user_id, name: anna.username }],
  });
  await rename();
  expect(await reader.until(({ revision }) => revision > 1)).toMatchObject({ revision: 2 });
  reader.leave();
});

test('a reader hears that the dialog went live, and with that was published', async () => {
  const reader = await follow(anna, 'tab-1');
  await reader.until(() => true);
  await api.call('switchActivateLink', { item: { survey_id, active: true } }, anna.token);
  const { publication } = await api.call('dialog', { survey_id }, anna.token);
  expect(await reader.until(({ publication_id }) => publication_id !== null)).toMatchObject({
    active: true,
    publication_id: publication?.publication_id,
  });
  reader.leave();
});

test('a change made by another server of the same database is heard, too', async () => {
  const reader = await follow(anna, 'tab-1');
  await reader.until(() => true);
  const other = createBus(api.services.pool);
  await api.services.db.updateTable('surveys').set({ revision: 7 }).where('survey_id', '=', survey_id).execute();
  other.publish(survey_id);
  expect(await reader.until(({ revision }) => revision > 1)).toMatchObject({ revision: 7 });
  other.close();
  reader.leave();
});

test('who comes and goes is told, two windows of one person are one', async () => {
  const bert = await anAuthorWithRole(api, survey_id, 'Trainieren');
  const reader = await follow(anna, 'tab-1');
  const first = await follow(bert, 'tab-2');
  const second = await follow(bert, 'tab-3');
  expect(namesIn(await reader.until(({ people }) => people.length > 1)).toSorted()).toEqual(
    [anna.username, bert.username].toSorted(),
  );
  first.leave();
  second.leave();
  expect(namesIn(await reader.until(({ people }) => people.length === 1))).toEqual([anna.username]);
  reader.leave();
});

test('without a token, without a role or with a role that does not reach there is no stream', async () => {
  const stranger = await anAuthor(api);
  const analyst = await anAuthorWithRole(api, survey_id, 'Analysieren');
  expect((await follow({ ...anna, token: 'x' }, 'tab')).answer.status).toBe(401);
  expect((await follow(stranger, 'tab')).answer.status).toBe(404);
  expect((await follow(analyst, 'tab')).answer.status).toBe(409);
  expect((await follow(anna, '')).answer.status).toBe(400);
  expect((await follow(anna, 'tab', 'gibtsnicht')).answer.status).toBe(404);
});

test.each([
  ['role', ({ user_id }) => api.services.db.deleteFrom('members').where('user_id', '=', user_id).execute()],
  ['session', ({ token }) => api.call('logout', {}, token)],
] as const satisfies readonly (readonly [string, (bert: TestAuthor) => Promise<unknown>])[])(
  'a stream ends once its author has lost the %s',
  async (_, lose) => {
    const bert = await anAuthorWithRole(api, survey_id, 'Voller Zugriff');
    const reader = await follow(bert, 'tab-1');
    await reader.until(() => true);
    await lose(bert);
    await rename();
    await expect(reader.ended()).resolves.toBeUndefined();
  },
);

const point = (author: TestAuthor, client: string, pointer: Partial<AuthorPointer> = {}) =>
  api.send('setPointer', { survey_id, client, at: null, unique_question_id: null, ...pointer }, author.token);

test('where a window is, the others are told, also by another server, and that it has gone', async () => {
  const bert = await anAuthorWithRole(api, survey_id, 'Bearbeiten + Trainieren');
  const reader = await follow(anna, 'tab-1');
  const own = await follow(bert, 'tab-2');
  await reader.until(({ people }) => people.length > 1);
  const where = { at: { x: 10, y: -20 }, unique_question_id: 'name' };
  expect(await point(bert, 'tab-2', where)).toMatchObject({ status: 200 });
  expect(await reader.pointer()).toEqual({ client: 'tab-2', user_id: bert.user_id, ...where });

  const other = createBus(api.services.pool);
  const news = { client: 'tab-3', user_id: bert.user_id, at: null, unique_question_id: 'age' };
  other.tell(survey_id, pointerNews(news));
  expect(await reader.pointer()).toEqual(news);
  // Its own window has heard of the other one alone.
  expect(await own.pointer()).toEqual(news);
  other.close();

  own.leave();
  const gone = { client: 'tab-2', user_id: bert.user_id, at: null, unique_question_id: null };
  expect(await reader.pointer()).toEqual(gone);
  reader.leave();
});

test('of a window that moves fast the last place is told, and no place of another dialog', async () => {
  const bert = await anAuthorWithRole(api, survey_id, 'Voller Zugriff');
  const elsewhere = await insertSurvey(api, { blocks: threeQuestions, active: false, owner: bert });
  const reader = await follow(anna, 'tab-1');
  await reader.until(() => true);
  await api.send(
    'setPointer',
    { survey_id: elsewhere, client: 'tab-2', at: { x: 9, y: 9 }, unique_question_id: null },
    bert.token,
  );
  for (const x of [1, 2, 3])
    api.services.bus.tell(
      survey_id,
      pointerNews({ client: 'tab-2', user_id: bert.user_id, at: { x, y: 0 }, unique_question_id: null }),
    );
  expect(await reader.pointer()).toMatchObject({ at: { x: 3, y: 0 } });
  reader.leave();
});

test('who may not change the dialog is nowhere in it, and a window names one that there can be', async () => {
  const stranger = await anAuthor(api);
  const trainer = await anAuthorWithRole(api, survey_id, 'Trainieren');
  expect(await point(stranger, 'tab')).toMatchObject({ status: 404, body: { code: 'survey/unknown' } });
  expect(await point(trainer, 'tab')).toMatchObject({ status: 409, body: { code: 'role/insufficient' } });
  expect(await point(anna, 'a b')).toMatchObject({ status: 400 });
});
