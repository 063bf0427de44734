import type { CompletionPart } from './completionParts.ts';
import { completionPart } from './completionParts.ts';
import type { Dialect } from './Dialect.ts';
import type { Endpoint } from './Endpoint.ts';
import { ModelError } from './ModelError.ts';
import type { ModelAnswer, ModelRequest } from './ModelRequest.ts';
import { readEventData } from './readEventData.ts';

/** So long nothing may come in the middle of an answer. */
const STALL_MS = 4_000;
/** German has some three signs a token; whoever says more than this for each does not keep to the length. */
const MOST_SIGNS_PER_TOKEN = 12;
/** What is read of a refusal, in characters. */
const REFUSAL_READ = 4_000;

/** What a request is made with beside itself. */
export interface Asking {
  readonly dialect: Dialect;
  /** Milliseconds until it has to be answered whole. */
  readonly within: number;
  /** Ends the request. */
  readonly signal: AbortSignal;
  /** Told what was said so far, whenever more was. */
  readonly onText?: (text: string) => void;
  /** So long nothing may come in the middle of an answer, in milliseconds. */
  readonly stall?: number;
}

/** A request that the endpoint does not take as it stands. */
export class RefusedRequest extends Error {
  override readonly name = 'RefusedRequest';
}

/** Asks one endpoint once. Throws `ModelError`, or `RefusedRequest` with the endpoint's words (400, 422). */
export async function askEndpoint(endpoint: Endpoint, request: ModelRequest, asking: Asking): Promise<ModelAnswer> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), asking.within);
  const stalled = stallWatch(timeout, asking.stall ?? STALL_MS);
  try {
    const response = await fetch(`${endpoint.url}/chat/completions`, {
      method: 'POST',
      redirect: 'error',
      headers: headersFor(endpoint),
      body: JSON.stringify(bodyFor(endpoint, request, asking.dialect)),
      signal: AbortSignal.any([asking.signal, timeout.signal]),
    });
    if (!response.ok) throw await faultOf(response);
    stalled.moved();
    return await readAnswer(response, request, asking, stalled.moved);
  } catch (error) {
    if (error instanceof ModelError || error instanceof RefusedRequest) throw error;
    if (asking.signal.aborted) throw new ModelError('aborted');
    throw new ModelError(timeout.signal.aborted ? 'timeout' : 'network');
  } finally {
    clearTimeout(timer);
    stalled.end();
    timeout.abort();
  }
}

/** Ends a request in which nothing has moved for a while, once something had. */
function stallWatch(timeout: AbortController, ms: number) {
  let timer: NodeJS.Timeout | undefined;
  return {
    moved: (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => timeout.abort(), ms);
    },
    end: (): void => clearTimeout(timer),
  };
}

function headersFor({ url, key }: Endpoint): Record<string, string> {
  const isAzure = new URL(url).hostname.endsWith('.azure.com');
  const proof = isAzure ? { 'api-key': key ?? '' } : { authorization: `Bearer ${key}` };
  return {
    'content-type': 'application/json',
    accept: 'text/event-stream, application/json',
    'user-agent': 'Dialogwerk',
    ...(key === null ? {} : proof),
  };
}

function bodyFor({ model }: Endpoint, { messages, temperature, max_tokens, form }: ModelRequest, dialect: Dialect) {
  const forms = {
    json_schema: form && {
      type: 'json_schema',
      json_schema: { name: form.name, strict: true, schema: form.schema },
    },
    json_object: { type: 'json_object' },
    prompt: null,
  };
  const response_format = form && forms[dialect.form];
  return {
    model,
    messages,
    ...(dialect.temperature ? { temperature } : {}),
    [dialect.length]: max_tokens,
    stream: true,
    ...(dialect.usage ? { stream_options: { include_usage: true } } : {}),
    ...(response_format ? { response_format } : {}),
  };
}

async function faultOf(response: Response): Promise<ModelError | RefusedRequest> {
  const { status } = response;
  if (status === 400 || status === 422) {
    const words = (await response.text().catch(() => '')).slice(0, REFUSAL_READ);
    return /content_filter|content policy/i.test(words) ? new ModelError('refused') : new RefusedRequest(words);
  }
  await response.body?.cancel().catch(() => {});
  if (status === 429) return new ModelError('rate-limited', retryAfterOf(response));
  if (status === 401 || status === 403 || status === 404) return new ModelError('settings');
  return new ModelError('server', retryAfterOf(response));
}

/** `Retry-After` in milliseconds, from seconds or a date. */
function retryAfterOf({ headers }: Response): number | null {
  const value = headers.get('retry-after')?.trim();
  if (!value) return null;
  if (/^\d+(\.\d+)?$/.test(value)) return Number(value) * 1_000;
  const until = Date.parse(value);
  return Number.isNaN(until) ? null : Math.max(0, until - Date.now());
}

async function readAnswer(
  response: Response,
  { max_tokens }: ModelRequest,
  { onText }: Asking,
  moved: () => void,
): Promise<ModelAnswer> {
  let text = '';
  let usage: ModelAnswer['usage'] = null;
  let ended = false;
  const take = (part: CompletionPart): void => {
    if (part.refused) throw new ModelError('refused');
    if (part.failed) throw new ModelError('server');
    if (part.text !== '') {
      text += part.text;
      if (text.length > max_tokens * MOST_SIGNS_PER_TOKEN) throw new ModelError('bad-answer');
      onText?.(text);
    }
    usage = part.usage ?? usage;
    ended ||= part.ended;
  };
  const isStream = response.headers.get('content-type')?.includes('text/event-stream') === true;
  if (!isStream) {
    const part = completionPart(await response.text());
    if (!part) throw new ModelError('bad-answer');
    take({ ...part, ended: true });
  } else {
    for await (const data of readEventData(watched(response, moved))) {
      if (data === '[DONE]') {
        ended = true;
        break;
      }
      const part = completionPart(data);
      if (part) take(part);
    }
  }
  if (!ended) throw new ModelError('network');
  if (text.trim() === '') throw new ModelError('empty');
  return { text, usage };
}

async function* watched({ body }: Response, moved: () => void): AsyncGenerator<Uint8Array> {
  if (!body) return;
  for await (const piece of body) {
    moved();
    yield piece;
  }
}
