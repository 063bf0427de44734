import { createThoughtFilter } from './createThoughtFilter.ts';
import type { Dialect } from './Dialect.ts';
import type { Endpoint } from './Endpoint.ts';
import { ModelError } from './ModelError.ts';
import type { ModelAnswer, ModelRequest } from './ModelRequest.ts';
import type { Piece } from './providers/Provider.ts';
import { providers } from './providers/providers.ts';
import { reachEndpoint } from './reachEndpoint.ts';
import { RefusedRequest } from './RefusedRequest.ts';
import { wholeSentences } from './wholeSentences.ts';

/** How long nothing may come in the middle of what is said, in milliseconds; before it a model may think. */
const STALL_MS = 4_000;
/** German has some three signs a token; whoever says more than this for each does not keep to the length. */
const MOST_SIGNS_PER_TOKEN = 12;
/** What a model that thinks may think, in tokens: providers count it as part of the answer. */
const THOUGHT_TOKENS = 4_000;

/** What was seen of an endpoint while it answered. */
export interface Habits {
  /** Thinks before it speaks. */
  thinks: boolean;
  /** Ends thoughts that it has not begun: what it says is not known before it has. */
  endsUnbegun: boolean;
  /** Has answered to the end before: until then nobody knows what it does. */
  isKnown: boolean;
}

/** What a request is made with beside itself. */
export interface Asking {
  readonly dialect: Dialect;
  /** Until when it has to be answered whole, on the clock of `performance.now()`; it may move while it is asked. */
  readonly until: () => number;
  /** Ends the request. */
  readonly signal: AbortSignal;
  /** Noted down while it answers. */
  readonly habits: Habits;
  /** Told what was said so far, whenever more was. */
  readonly onText?: (text: string) => void;
}

/** Asks one endpoint once. Throws `ModelError`, or `RefusedRequest` (400, 422). */
export async function askEndpoint(endpoint: Endpoint, request: ModelRequest, asking: Asking): Promise<ModelAnswer> {
  const timeout = new AbortController();
  const clock = watchTime(timeout, asking.until);
  const signal = AbortSignal.any([asking.signal, timeout.signal]);
  const room = asking.habits.thinks ? THOUGHT_TOKENS : 0;
  const pieces = providers[endpoint.provider].ask({
    endpoint,
    request: { ...request, max_tokens: request.max_tokens + room },
    dialect: asking.dialect,
    fetch: reachEndpoint(endpoint, signal),
  });
  try {
    return await readAnswer(pieces, request, asking, clock.moved);
  } catch (error) {
    if (asking.signal.aborted) throw new ModelError('aborted');
    if (timeout.signal.aborted) throw new ModelError('timeout');
    throw error instanceof ModelError || error instanceof RefusedRequest ? error : new ModelError('network');
  } finally {
    clock.end();
    timeout.abort();
  }
}

/** Ends a request when its time is up, or when nothing has moved for a while in the middle of what is said. */
function watchTime(timeout: AbortController, until: () => number) {
  let stalled: NodeJS.Timeout | undefined;
  const wait = (): NodeJS.Timeout =>
    setTimeout(
      () => {
        if (until() > performance.now()) timer = wait();
        else timeout.abort();
      },
      Math.max(0, until() - performance.now()),
    );
  let timer = wait();
  return {
    moved: (): void => {
      clearTimeout(stalled);
      stalled = setTimeout(() => timeout.abort(), STALL_MS);
    },
    end: (): void => {
      clearTimeout(timer);
      clearTimeout(stalled);
    },
  };
}

async function readAnswer(
  pieces: AsyncIterable<Piece>,
  { max_tokens, form }: ModelRequest,
  { onText, habits }: Asking,
  moved: () => void,
): Promise<ModelAnswer> {
  const said = createThoughtFilter();
  let raw = 0;
  let told = '';
  let usage: ModelAnswer['usage'] = null;
  let ended: { readonly cut: boolean } | null = null;
  const mayTell = habits.isKnown && !habits.endsUnbegun;
  for await (const piece of pieces) {
    if (piece.kind === 'refused') throw new ModelError('refused');
    if (piece.kind === 'failed') throw new ModelError('server');
    if (piece.kind === 'ended') ended ??= piece;
    if (piece.kind === 'used') ({ usage } = piece);
    if (piece.kind === 'thought') {
      habits.thinks = true;
      if (said.text !== '') moved();
    }
    if (piece.kind !== 'said') continue;
    raw += piece.text.length;
    said.take(piece.text);
    if (said.hasThought) habits.thinks = true;
    if (said.text.length > max_tokens * MOST_SIGNS_PER_TOKEN) throw new ModelError('bad-answer');
    if (raw > (max_tokens + THOUGHT_TOKENS) * MOST_SIGNS_PER_TOKEN) throw new ModelError('bad-answer');
    if (said.text === '') continue;
    moved();
    if (said.text === told) continue;
    told = said.text;
    if (mayTell) onText?.(told);
  }
  said.end();
  if (usage && usage.tokens_thought > 0) habits.thinks = true;
  if (said.endedUnbegun) habits.endsUnbegun = true;
  if (!ended) throw new ModelError('network');
  habits.isKnown = true;
  const whole = said.text.trim();
  if (whole === '') throw new ModelError('empty');
  // Half a sentence is not shown; half a form is seen where forms are read.
  const text = ended.cut && form === null ? wholeSentences(whole) : whole;
  if (text === '') throw new ModelError('bad-answer');
  return { text, usage };
}
