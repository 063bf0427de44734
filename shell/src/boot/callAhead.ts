import type { CallRoute } from '@dialogwerk/shared/contract';

/**
 * Sends the calls of an author's first screen as soon as the page is read, while its scripts are still on their way: on
 * a slow line these take two seconds. Stands in the page itself and imports types alone, so that it waits for nothing; the
 * author client takes the answers (`takeAnswerAhead`), and makes each call by itself where there is none.
 */
interface Call extends Pick<CallRoute, 'method'> {
  readonly url: string;
  /** JSON text, to the letter as the client writes it. */
  readonly body?: string;
}

const dashboard = /^\/(?:dashboard\/?)?$/;

const [token, username] = ['token', 'username'].map((key) => localStorage.getItem(key));
const isKnown = [token, username].every((value) => value && value !== 'null');

/** What the screen at this address waits for besides the session; nothing where that is not known ahead. */
function ownCalls(path: string): readonly Call[] {
  if (dashboard.test(path)) return ['/api/surveys', '/api/dialogmanagers'].map((url) => ({ method: 'GET', url }));
  // The server has said it, which knows the addresses of the modules.
  const survey_id = document.querySelector('meta[name="opens-dialog"]')?.getAttribute('content') ?? null;
  return survey_id === null ? [] : [{ method: 'POST', url: '/api/dialog', body: JSON.stringify({ survey_id }) }];
}

const own = isKnown ? ownCalls(location.pathname) : [];
if (own.length > 0) {
  const answers = new Map<string, Promise<Response>>();
  const session: readonly Call[] = [
    { method: 'POST', url: '/api/verify-token', body: '{}' },
    { method: 'GET', url: '/api/account' },
  ];
  for (const { method, url, body } of [...session, ...own]) {
    const answer = fetch(url, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body } : {}),
    });
    // Whoever takes it sees the fault; without this the browser would report it a second time.
    answer.catch(() => undefined);
    answers.set(`${method} ${url} ${body ?? ''} ${token}`, answer);
  }
  globalThis.answersAhead = { at: Date.now(), answers };
}
