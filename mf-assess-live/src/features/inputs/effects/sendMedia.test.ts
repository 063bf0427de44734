import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSendMedia } from './sendMedia.ts';
import type { MediaOutcome } from './sendMedia.ts';

/** What the server answers, and what it was sent. */
class FakeRequest extends EventTarget {
  static answers: { status: number; body?: string; wait?: true }[] = [];
  static made: FakeRequest[] = [];
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  status = 0;
  responseText = '';
  url = '';
  open(method: string, url: string): void {
    this.url = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(): void {
    FakeRequest.made.push(this);
    const { status, body = '', wait } = FakeRequest.answers.shift() ?? { status: 0 };
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 1, total: 4 }));
    if (wait) return;
    this.status = status;
    this.responseText = body;
    this.dispatchEvent(new Event('loadend'));
  }
  abort(): void {
    this.dispatchEvent(new Event('loadend'));
  }
}

beforeEach(() => {
  FakeRequest.made = [];
  FakeRequest.answers = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const file = new Blob(['bild'], { type: 'image/png' });
function send(
  answers: typeof FakeRequest.answers,
  signal = new AbortController().signal,
  $conversation = atom({ phase: 'asked' }),
) {
  FakeRequest.answers = answers;
  let token: string | null = 'alt';
  const renewToken = vi.fn<() => Promise<void>>(() => {
    token = 'neu';
    return Promise.resolve();
  });
  const shares: number[] = [];
  const sendMedia = createSendMedia('survey0000001', { $conversation, token: () => token, renewToken });
  const media = { unique_question_id: 'q 1', nachfrage_id: 'q 1#1', file, name: 'Füße.png' };
  return { renewToken, shares, outcome: sendMedia(media, (share) => shares.push(share), signal) };
}

test('the file goes raw to its address, with its name, type and the bearer token', async () => {
  const { outcome, shares } = send([{ status: 200, body: '{"media_id":"m1"}' }]);
  expect(await outcome).toEqual({ kind: 'stored', media_id: 'm1' });
  expect(shares).toEqual([0.25]);
  const [made] = FakeRequest.made;
  expect(made?.url).toBe('POST /api/media?survey_id=survey0000001&unique_question_id=q+1&nachfrage_id=q+1%231');
  expect(made?.headers).toEqual({
    authorization: 'Bearer alt',
    'content-type': 'image/png',
    'x-file-name': 'F%C3%BC%C3%9Fe.png',
  });
});

test('a file that is chosen before the server has begun the conversation is sent once it has', async () => {
  const $conversation = atom({ phase: 'opening' });
  const { outcome } = send([{ status: 200, body: '{"media_id":"m1"}' }], undefined, $conversation);
  await new Promise((resolve) => setTimeout(resolve));
  expect(FakeRequest.made).toEqual([]);
  $conversation.set({ phase: 'asked' });
  expect(await outcome).toEqual({ kind: 'stored', media_id: 'm1' });
});

test('it can be broken off before that, too', async () => {
  const stop = new AbortController();
  const { outcome } = send([], stop.signal, atom({ phase: 'opening' }));
  stop.abort();
  expect(await outcome).toEqual({ kind: 'cancelled' });
  expect(FakeRequest.made).toEqual([]);
});

test('a token that has run out is renewed once', async () => {
  const { outcome, renewToken } = send([{ status: 401 }, { status: 200, body: '{"media_id":"m1"}' }]);
  expect(await outcome).toEqual({ kind: 'stored', media_id: 'm1' });
  expect(renewToken).toHaveBeenCalledTimes(1);
  expect(FakeRequest.made[1]?.headers['authorization']).toBe('Bearer neu');
});

test.each([
  [0, '', { kind: 'no-answer' }],
  [413, '{"msg":"zu groß"}', { kind: 'too-large' }],
  [415, '{"msg":"nein","code":"media/wrong-kind"}', { kind: 'wrong-kind' }],
  [422, '{"msg":"nein","code":"media/too-long"}', { kind: 'too-long' }],
  [503, 'server_busy', { kind: 'busy' }],
  [429, '', { kind: 'busy' }],
  [
    409,
    '{"msg":"Zu viele Dateien.","code":"media/too-many-of-conversation"}',
    { kind: 'refused', msg: 'Zu viele Dateien.' },
  ],
  [404, '{"msg":"Dieses Gespräch gibt es nicht mehr.","code":"conversation/unknown"}', { kind: 'refused', msg: '' }],
  [404, '<html>', { kind: 'refused', msg: '' }],
  [200, '<html>', { kind: 'refused', msg: '' }],
] as const)('status %d with %j', async (status, body, expected: MediaOutcome) => {
  expect(await send([{ status, body }]).outcome).toEqual(expected);
});

test('breaking off stops the request', async () => {
  const stop = new AbortController();
  const { outcome } = send([{ status: 200, wait: true }], stop.signal);
  stop.abort();
  expect(await outcome).toEqual({ kind: 'cancelled' });
});

test('a connection on which nothing moves for a minute is given up', async () => {
  vi.useFakeTimers();
  const { outcome } = send([{ status: 200, wait: true }]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await outcome).toEqual({ kind: 'no-answer' });
});
