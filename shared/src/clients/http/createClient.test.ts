import { describe, expect, test } from 'vitest';
import { routes } from '../../contract/routes.ts';
import type { ErrorCode } from '../../contract/index.ts';
import { ApiError } from './ApiError.ts';
import { createClient } from './createClient.ts';
import type { SessionEvent } from './createClient.ts';
import type { HttpRequest } from './buildRequest.ts';
import type { HttpAnswer, TokenPair } from './transport.ts';

/** A client on a server that the test writes; tokens in memory. */
function aClient(answer: (request: HttpRequest, bearer: string | null) => HttpAnswer) {
  let tokens: TokenPair | null = { token: 'old', refresh_token: 'refresh-old' };
  const sent: { url: string; bearer: string | null }[] = [];
  const events: SessionEvent[] = [];
  const client = createClient({
    routes,
    transport: async (request, bearer) => {
      sent.push({ url: request.url, bearer });
      return answer(request, bearer);
    },
    store: {
      read: () => tokens,
      write: (pair) => {
        tokens = pair;
      },
    },
    lockName: 'test',
    onSessionEvent: (event) => events.push(event),
  });
  return { client, sent, events, refreshes: () => sent.filter(({ url }) => url === '/api/refresh').length };
}

const ok = (body: unknown): HttpAnswer => ({ status: 200, body });
const refused = (status: number, code: ErrorCode, msg = ''): HttpAnswer => ({ status, body: { msg, code } });
const renewed = ok({ token: 'new', refresh_token: 'refresh-new' });

describe('401, one refresh, one retry (spec §4, §7)', () => {
  test('twenty calls that get a 401 at once cause one refresh and get twenty right answers [§4.12]', async () => {
    const { client, refreshes, events } = aClient(({ url }, bearer) => {
      if (url === '/api/refresh') return renewed;
      return bearer === 'new' ? ok({ surveys: [] }) : refused(401, 'login/expired');
    });
    const answers = await Promise.all(Array.from({ length: 20 }, () => client.call('listSurveys', {})));
    expect(answers).toEqual(Array.from({ length: 20 }, () => ({ surveys: [] })));
    expect(refreshes()).toBe(1);
    expect(events).toEqual([]);
  });

  test('the refresh carries the refresh token, the retry the new token [§7.1]', async () => {
    const { client, sent } = aClient(({ url }, bearer) =>
      url === '/api/refresh' ? renewed : bearer === 'new' ? ok({ surveys: [] }) : refused(401, 'login/expired'),
    );
    await client.call('listSurveys', {});
    expect(sent.map(({ bearer }) => bearer)).toEqual(['old', 'refresh-old', 'new']);
  });

  test('a second 401 ends the session and is not tried a third time', async () => {
    const { client, sent, events } = aClient(({ url }) =>
      url === '/api/refresh' ? renewed : refused(401, 'login/expired'),
    );
    await expect(client.call('listSurveys', {})).rejects.toThrow(ApiError);
    expect(sent).toHaveLength(3);
    expect(events).toEqual([{ kind: 'ended', code: 'login/expired' }]);
  });

  test('a refused refresh ends the session', async () => {
    const { client, events } = aClient(() => refused(401, 'login/expired'));
    await expect(client.call('listSurveys', {})).rejects.toMatchObject({ status: 401 });
    expect(events).toEqual([{ kind: 'ended', code: 'login/expired' }]);
  });

  test('a refresh without an answer keeps the session: the network is gone, not the author', async () => {
    const { client, events } = aClient(({ url }) =>
      url === '/api/refresh' ? { status: 0, body: null } : refused(401, 'token/missing'),
    );
    await expect(client.call('listSurveys', {})).rejects.toMatchObject({ status: 0 });
    expect(events).toEqual([]);
  });

  test("'Fresh token required' after the retry asks for a new login with the call to repeat", async () => {
    const { client, events } = aClient(({ url }) =>
      url === '/api/refresh' ? renewed : refused(401, 'login/fresh-required'),
    );
    await expect(client.call('excelExport', { survey_id: 's' })).rejects.toThrow(ApiError);
    expect(events).toEqual([{ kind: 'fresh-token-required', call: 'excelExport', request: { survey_id: 's' } }]);
  });

  test("'Account is disabled.' ends the session without a refresh [§8.18]", async () => {
    const { client, refreshes, events } = aClient(() => refused(401, 'account/disabled'));
    await expect(client.call('listSurveys', {})).rejects.toThrow(ApiError);
    expect(refreshes()).toBe(0);
    expect(events).toEqual([{ kind: 'ended', code: 'account/disabled' }]);
  });

  test('403 ends the session', async () => {
    const { client, events } = aClient(() => refused(403, 'role/insufficient', 'Verboten'));
    await expect(client.call('listSurveys', {})).rejects.toMatchObject({ status: 403, msg: 'Verboten' });
    expect(events).toEqual([{ kind: 'ended', code: 'role/insufficient' }]);
  });

  test('a wrong password is no matter of tokens', async () => {
    const { client, sent, events } = aClient(() => refused(401, 'login/invalid-credentials', 'Invalid credentials'));
    await expect(client.call('login', { username: 'a', password: 'b' })).rejects.toMatchObject({
      msg: 'Invalid credentials',
    });
    expect(sent).toHaveLength(1);
    expect(events).toEqual([]);
  });
});

describe('a request is laid out as the contract says', () => {
  test('path fields go into the path, encoded; the rest of a GET into the query', async () => {
    const { client, sent } = aClient(() => ok({}));
    await client.call('trainingdataJumps', { id: 'a/b', questionId: 'q 1' });
    await client.call('config', { survey_id: 'x&y' });
    expect(sent.map(({ url }) => url)).toEqual([
      '/api/surveys/a%2Fb/trainingdata_jumps/q%201',
      '/api/get_config?survey_id=x%26y',
    ]);
  });
});
