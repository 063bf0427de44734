import { setTimeout as wait } from 'node:timers/promises';
import type { ModelState } from '@dialogwerk/shared/contract';
import { askEndpoint, RefusedRequest } from './askEndpoint.ts';
import { createBreaker } from './createBreaker.ts';
import { createTurnstile } from './createTurnstile.ts';
import { looserDialect, newestDialect } from './Dialect.ts';
import type { Endpoint, EndpointName } from './Endpoint.ts';
import { isOutside } from './isOutside.ts';
import { ModelError } from './ModelError.ts';
import type { ModelAnswer, ModelRequest } from './ModelRequest.ts';

/** Endpoints and bounds, by environment. */
export interface ModelSettings {
  /** The first is asked first; none: no model is connected. */
  readonly endpoints: readonly Endpoint[];
  /** Calls at one time; four times as many wait. */
  readonly atOnce: number;
  /** The most tokens of a conversation, of a dialog in a day, and of all in a day. */
  readonly budgets: { readonly conversation: number; readonly survey: number; readonly day: number };
}

/** Under which circumstances a model is asked. */
export interface ModelCircumstances {
  /** Milliseconds until there has to be an answer. */
  readonly within: number;
  readonly signal: AbortSignal;
  readonly onText?: (text: string) => void;
  /** Asks this endpoint alone. */
  readonly only?: EndpointName;
}

export interface AnswerOfModel extends ModelAnswer {
  readonly endpoint: EndpointName;
  readonly model: string;
}

/** The language models that are connected. */
export interface Model {
  readonly connected: boolean;
  readonly state: ModelState;
  readonly budgets: ModelSettings['budgets'];
  readonly load: () => { readonly running: number; readonly waiting: number };
  /** Asks the first model, after a fault once more or the reserve, and never longer than it may; throws `ModelError`. */
  ask(request: ModelRequest, circumstances: ModelCircumstances): Promise<AnswerOfModel>;
  /** Gives up what is asked at this moment, at a stop. */
  stop(): void;
}

/** Attempts with one endpoint, what it did not take as it stood aside. */
const ATTEMPTS = 3;
/** Who wants to be left alone for longer is not waited for. */
const LONGEST_RETRY_MS = 2_000;
const FIRST_PAUSE_MS = 250;
/** Less than this is not enough for an answer. */
const LEAST_MS = 400;
/** With a reserve, the first model has this share of the time. */
const SHARE_OF_FIRST = 0.6;
/** What another attempt can mend. */
const PASSING = new Set(['network', 'rate-limited', 'server', 'empty']);

export function createModel({ endpoints, atOnce, budgets }: ModelSettings): Model {
  const turnstile = createTurnstile({ atOnce, waitingAtMost: 4 * atOnce });
  const stopping = new AbortController();
  const lines = endpoints.map((endpoint) => ({
    endpoint,
    breaker: createBreaker(() => performance.now()),
    dialect: newestDialect,
  }));
  type Line = (typeof lines)[number];

  async function askOnce(line: Line, request: ModelRequest, asked: ModelCircumstances): Promise<ModelAnswer> {
    const until = performance.now() + asked.within;
    for (;;) {
      try {
        const within = until - performance.now();
        if (within < LEAST_MS) throw new ModelError('timeout');
        return await askEndpoint(line.endpoint, request, { ...asked, within, dialect: line.dialect });
      } catch (error) {
        if (!(error instanceof RefusedRequest)) throw error;
        const looser = looserDialect(line.dialect, error.message, request.form !== null);
        if (!looser) throw new ModelError('settings');
        line.dialect = looser;
      }
    }
  }

  async function askLine(line: Line, request: ModelRequest, asked: ModelCircumstances): Promise<ModelAnswer> {
    const until = performance.now() + asked.within;
    for (let attempt = 1; ; attempt += 1) {
      try {
        const answer = await askOnce(line, request, { ...asked, within: until - performance.now() });
        line.breaker.worked();
        return answer;
      } catch (error) {
        const { fault, retryAfter } = error instanceof ModelError ? error : new ModelError('network');
        if (fault === 'aborted') throw error;
        const pause = retryAfter ?? FIRST_PAUSE_MS * attempt;
        const left = until - performance.now() - pause;
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

  async function askLines(request: ModelRequest, asked: ModelCircumstances): Promise<AnswerOfModel> {
    const until = performance.now() + asked.within;
    const able = lines.filter(({ endpoint: { name }, breaker }) =>
      asked.only ? name === asked.only : !breaker.isOpen(),
    );
    let last = new ModelError('server');
    for (const [index, line] of able.entries()) {
      const left = until - performance.now();
      const within = index < able.length - 1 ? left * SHARE_OF_FIRST : left;
      try {
        const { name, model } = line.endpoint;
        return { ...(await askLine(line, request, { ...asked, within })), endpoint: name, model };
      } catch (error) {
        if (!(error instanceof ModelError) || error.fault === 'aborted') throw error;
        last = error;
      }
    }
    throw last;
  }

  return {
    connected: endpoints.length > 0,
    state: { main: stateOf(endpoints, 'main'), reserve: stateOf(endpoints, 'reserve') },
    budgets,
    load: () => ({ running: turnstile.running, waiting: turnstile.waiting }),
    ask(request, asked) {
      const until = performance.now() + asked.within;
      const signal = AbortSignal.any([asked.signal, stopping.signal]);
      const work = () => askLines(request, { ...asked, signal, within: until - performance.now() });
      return turnstile.pass(work, asked.within, signal);
    },
    stop: () => stopping.abort(),
  };
}

function stateOf(endpoints: readonly Endpoint[], name: EndpointName): ModelState['main'] {
  const endpoint = endpoints.find((one) => one.name === name);
  if (!endpoint) return null;
  const { host, hostname } = new URL(endpoint.url);
  return { host, model: endpoint.model, outside: isOutside(hostname) };
}
