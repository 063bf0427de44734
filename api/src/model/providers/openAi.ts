import type { Dialect } from '../Dialect.ts';
import type { Endpoint } from '../Endpoint.ts';
import { ModelError } from '../ModelError.ts';
import type { ModelRequest } from '../ModelRequest.ts';
import { completionParts } from './completionParts.ts';
import type { Provider } from './Provider.ts';
import { readLines } from './readLines.ts';

/**
 * Endpoints that speak as OpenAI does: OpenAI, Azure, and whoever imitates them. Read with patience, because no two imitate it alike:
 * broken events are left out, an answer may come whole, content may be parts.
 */
export const openAi: Provider = async function* ({ endpoint, request, dialect, fetch }) {
  const response = await fetch(`${endpoint.url}/chat/completions`, {
    method: 'POST',
    headers: headersFor(endpoint),
    body: JSON.stringify(bodyFor(endpoint, request, dialect)),
  });
  const isStream = response.headers.get('content-type')?.includes('text/event-stream') === true;
  if (!isStream) {
    const pieces = completionParts(await response.text());
    if (!pieces) throw new ModelError('bad-answer');
    yield* pieces;
    if (!pieces.some(({ kind }) => kind === 'ended')) yield { kind: 'ended', cut: false };
    return;
  }
  if (!response.body) return;
  for await (const data of readEventData(response.body)) {
    if (data === '[DONE]') {
      yield { kind: 'ended', cut: false };
      return;
    }
    yield* completionParts(data) ?? [];
  }
};

function headersFor({ url, key }: Endpoint): Record<string, string> {
  const isAzure = new URL(url).hostname.endsWith('.azure.com');
  const proof = isAzure ? { 'api-key': key ?? '' } : { authorization: `Bearer ${key}` };
  return {
    'content-type': 'application/json',
    accept: 'text/event-stream, application/json',
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

/** The data of server-sent events, one by one. Comments and other fields are left out. */
export async function* readEventData(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  for await (const line of readLines(body)) {
    const data = /^data: ?(.*)$/s.exec(line.trim())?.[1]?.trim();
    if (data) yield data;
  }
}
