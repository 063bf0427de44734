import { BODY_LIMIT_BYTES } from '@dialogwerk/shared/contract';
import type { CallName, CallRecord } from '@dialogwerk/shared/contract';
import { calls } from '@dialogwerk/shared/contract/calls';
import { z } from 'zod';
import { wire } from '../hostileRequests.ts';
import type { HostileRequest } from '../hostileRequests.ts';
import { sampleRequests } from '../sampleRequests.ts';
import type { JsonObject } from '../sampleRequests.ts';

export type LargeRequest = Omit<HostileRequest, 'what'>;
type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Room for what else stands in a body. */
const REST_BYTES = 200;
/** Shorter texts are names and ids, which a good request has as they must be. */
const LONG_TEXT = 200;
/** As long as an address is read. */
const QUERY_BYTES = 4_000;

/**
 * A call as large as it is allowed to be: `good` itself, about the largest dialog; `good` with its longest list and its longest texts; and
 * a body as large, and of as many values, as is read at all.
 */
export function largestRequests(name: CallName, good: JsonObject): LargeRequest[] {
  const { method, body }: CallRecord = calls[name];
  const inQuery = method === 'GET' || method === 'DELETE';
  const maxBytes = inQuery ? QUERY_BYTES : (body?.maxBytes ?? BODY_LIMIT_BYTES);
  const asked = [good, filled(name, good, maxBytes - JSON.stringify(good).length - REST_BYTES)];
  const requests = asked.map((sample) => wire(name, sample));
  if (inQuery) return requests;
  const values = Math.max(1, Math.min(body?.maxValues ?? 100_000, maxBytes / 4) - REST_BYTES);
  const payload = `{"a":[${'0,'.repeat(values)}0],"b":"${'x'.repeat(maxBytes - 2 * values - REST_BYTES)}"}`;
  return [...requests, { method, url: wire(name, good).url, payload }];
}

/** The request with its lists and texts as long as they may be, until it has so many bytes more. */
function filled(name: CallName, good: JsonObject, bytes: number): JsonObject {
  const { properties = {} }: JsonSchema = z.toJSONSchema(calls[name].request, { io: 'input', unrepresentable: 'any' });
  const [sample = {}] = sampleRequests(name, good);
  const larger = { ...good };
  let room = bytes;
  for (const [field, schema] of Object.entries(properties)) {
    if (typeof schema === 'boolean') continue;
    if (schema.type === 'array') {
      const items = Array.isArray(good[field]) && good[field].length > 0 ? good[field] : sample[field];
      if (!Array.isArray(items) || items.length === 0) continue;
      const each = JSON.stringify(items[0]).length + 20;
      const count = Math.min(schema.maxItems ?? Infinity, Math.floor(room / each));
      larger[field] = Array.from({ length: count }, (_, index) => numbered(items[index % items.length] ?? null, index));
    } else if (schema.type === 'string' && (schema.maxLength ?? 0) > LONG_TEXT) {
      larger[field] = 'Wort '.repeat(Math.min(schema.maxLength ?? 0, room) / 5).trim();
    } else continue;
    room -= JSON.stringify(larger[field]).length;
  }
  return larger;
}

/** The same, but unlike the others of its list. */
function numbered(item: JsonObject[string], index: number): JsonObject[string] {
  if (typeof item === 'string') return index === 0 ? item : `${item} ${index}`;
  if (typeof item === 'object' && item !== null && !Array.isArray(item) && typeof item['text'] === 'string') {
    return index === 0 ? item : { ...item, text: `${item['text']} ${index}` };
  }
  return item;
}
