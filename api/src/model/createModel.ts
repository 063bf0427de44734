import { setTimeout as wait } from 'node:timers/promises';
import type { ModelState } from '@dialogwerk/shared/contract';
import { askEndpoint } from './askEndpoint.ts';
import type { Habits } from './askEndpoint.ts';
import { createBreaker } from './createBreaker.ts';
import { createTurnstile } from './createTurnstile.ts';
import { firstDialect, looserDialect } from './Dialect.ts';
import type { Endpoint, EndpointName } from './Endpoint.ts';
import type { AnswerOfModel, Model, ModelCircumstances, ModelSettings } from './Model.ts';
import { ModelError } from './ModelError.ts';
import type { ModelAnswer, ModelRequest } from './ModelRequest.ts';
import { RefusedRequest } from './RefusedRequest.ts';
import { withReserve } from './withReserve.ts';
import { isIP } from 'node:net';
import { isPublicAddress } from '../outgoing/isPublicAddress.ts';

/**
 * Models that think before they speak, by what makers call them, where they do not show it: OpenAI's hide their thoughts. Only a first
 * guess: what a model shows of itself is noted.
 */
const names =
  /(?:^|[/:_-])(?:o[134](?![a-z0-9])|gpt-5|gpt-oss|gemini-(?:2\.5|[3-9])|deepseek-r|deepseek-reasoner|magistral|qwq|qwen3)|think|reason|(?:^|[:_-])r1(?![a-z0-9])/iu;

/** Whether a model is known to think before it speaks. */
function thinksByName(model: string): boolean {
  return names.test(model);
}

/** Attempts with one endpoint, what it did not take as it stood aside. */
const ATTEMPTS = 3;
/** Who wants to be left alone for longer is not waited for. */
const LONGEST_RETRY_MS = 2_000;
const FIRST_PAUSE_MS = 250;
/** Less than this is not enough for an answer. */
const LEAST_MS = 400;
/** What another attempt can mend. */
const PASSING = new Set(['network', 'rate-limited', 'server', 'empty']);
/** A respondent gets an answer or the fallback within this time: some of 15 s are for everything else. */
const PATIENCE_MS = 13_500;
const PATIENCE_WITH_THOUGHT_MS = 60_000;

export function createModel({ endpoints: given, atOnce, budgets }: ModelSettings): Model {
  const turnstile = createTurnstile({ atOnce, waitingAtMost: 4 * atOnce });
  const stopping = new AbortController();
  let lines = given.map(lineOf);
  const patienceWith = ({ endpoint: { seconds }, habits }: Line): number =>
    seconds === null ? (habits.thinks ? PATIENCE_WITH_THOUGHT_MS : PATIENCE_MS) : seconds * 1_000;

  async function askOnce(line: Line, request: ModelRequest, asked: ModelCircumstances): Promise<ModelAnswer> {
    for (;;) {
      try {
        if (asked.until() - performance.now() < LEAST_MS) throw new ModelError('timeout');
        return await askEndpoint(line.endpoint, request, { ...asked, habits: line.habits, dialect: line.dialect });
      } catch (error) {
        if (!(error instanceof RefusedRequest)) throw error;
        const looser = looserDialect(line.dialect, error.message, request.form !== null);
        if (!looser) throw new ModelError('settings');
        line.dialect = looser;
      }
    }
  }

  async function askLine(line: Line, request: ModelRequest, asked: ModelCircumstances): Promise<AnswerOfModel> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const answer = await askOnce(line, request, asked);
        line.breaker.worked();
        const { name, model, price } = line.endpoint;
        return { ...answer, endpoint: name, model, price, thinks: line.habits.thinks };
      } catch (error) {
        const { fault, retryAfter } = error instanceof ModelError ? error : new ModelError('network');
        if (fault === 'aborted') throw error;
        const pause = retryAfter ?? FIRST_PAUSE_MS * attempt;
        const left = asked.until() - performance.now() - pause;
        const again = PASSING.has(fault) && attempt < ATTEMPTS && pause <= LONGEST_RETRY_MS && left >= LEAST_MS;
        if (!again) {
          if (fault !== 'refused') line.breaker.failed();
          throw new ModelError(fault, retryAfter);
        }
        await wait(pause, undefined, { signal: asked.signal }).catch(() => {
          throw new ModelError('aborted');
        });
      }
    }
  }

  function askLines(request: ModelRequest, asked: ModelCircumstances): Promise<AnswerOfModel> {
    const [first, reserve] = lines.filter(({ endpoint: { name }, breaker }) =>
      asked.only ? name === asked.only : !breaker.isOpen(),
    );
    if (!first) return Promise.reject(new ModelError('server'));
    if (!reserve) return askLine(first, request, asked);
    return withReserve(asked, {
      first: (more) => askLine(first, request, more),
      reserve: (more) => askLine(reserve, request, more),
      firstWasLate: first.breaker.failed,
    });
  }

  return {
    get connected() {
      return lines.length > 0;
    },
    byEnvironment: given.length > 0,
    get state() {
      return { main: stateOf(lines, 'main'), reserve: stateOf(lines, 'reserve') };
    },
    get urls() {
      const urlOf = (name: EndpointName) => lines.find(({ endpoint }) => endpoint.name === name)?.endpoint.url ?? null;
      return { main: urlOf('main'), reserve: urlOf('reserve') };
    },
    use(endpoints) {
      lines = endpoints.map(lineOf);
    },
    budgets,
    load: () => ({ running: turnstile.running, waiting: turnstile.waiting }),
    patience: () => Math.max(PATIENCE_MS, ...lines.map(patienceWith)),
    ask(request, asked) {
      const signal = AbortSignal.any([asked.signal, stopping.signal]);
      const work = () => askLines(request, { ...asked, signal });
      return turnstile.pass(work, asked.until() - performance.now(), signal);
    },
    stop: () => stopping.abort(),
  };
}

/** An endpoint with what it has shown of itself so far. */
const lineOf = (endpoint: Endpoint) => ({
  endpoint,
  breaker: createBreaker(() => performance.now()),
  dialect: firstDialect(endpoint),
  habits: { thinks: thinksByName(endpoint.model), endsUnbegun: false, isKnown: false } satisfies Habits,
});
type Line = ReturnType<typeof lineOf>;

function stateOf(lines: readonly Line[], name: EndpointName): ModelState['main'] {
  const endpoint = lines.find((line) => line.endpoint.name === name)?.endpoint;
  if (!endpoint) return null;
  const { host, hostname } = new URL(endpoint.url);
  const { provider, model, seconds, price } = endpoint;
  return { host, model, provider, outside: isOutside(hostname), seconds, price };
}

/** Whether what is sent to a host leaves the operator's own network, as far as its name tells. */
function isOutside(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) > 0) return isPublicAddress(host);
  return host !== 'localhost' && /\./.test(host) && !/\.(local|internal|lan|home\.arpa|localhost)$/.test(host);
}
