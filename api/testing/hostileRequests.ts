import { calls } from '@dialogwerk/shared/contract/calls';
import type { CallName } from '@dialogwerk/shared/contract';
import { rounds } from '@dialogwerk/shared/testing/rounds';
import type { JsonObject } from './sampleRequests.ts';
import { isJsonObject } from './sampleRequests.ts';

/** A request as it goes over the wire, wrong in one place. */
export interface HostileRequest {
  /** What is wrong with it, and where. */
  readonly what: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly payload?: string;
}

/** JSON text that takes a field's place. As text, because some of it is not what JSON.stringify would write. */
const hostileValues: Readonly<Record<string, string>> = {
  null: 'null',
  true: 'true',
  zero: '0',
  'a negative number': '-1',
  'a fraction': '1.5',
  'more than int4': '2147483648',
  'more than a safe integer': '9007199254740993',
  'more than bigint': '99999999999999999999999',
  'a huge number': '1e308',
  infinity: '1e999',
  'no text': '""',
  'a space': '" "',
  'text instead': '"unbekannt"',
  'a number as text': '"99999999999999999999"',
  NUL: '"a\\u0000b"',
  'half a surrogate pair': '"a\\ud800b"',
  SQL: JSON.stringify(`'; drop table surveys; --`),
  'a path': '"../../../etc/passwd"',
  'a percent sign': '"%"',
  'a backslash': '"\\\\"',
  '200 kB of text': JSON.stringify('ä'.repeat(100_000)),
  'no entries': '[]',
  'an empty object': '{}',
  'a list of odd things': '[null, 1, "a", {}]',
  '20,000 entries': JSON.stringify(Array.from({ length: 20_000 }, () => 'name')),
  'an object of odd things': '{"a": null, "length": -1, "toString": 1}',
  __proto__: '{"__proto__": {"admin": true}}',
  constructor: '{"constructor": {"prototype": {"admin": true}}}',
  'deep nesting': `${'[{"a":'.repeat(5_000)}1${'}]'.repeat(5_000)}`,
};

/** How many requests `hostileRequests` gives for the first field. */
export const REQUESTS_PER_FIELD = Object.keys(hostileValues).length + 1;

type Path = readonly string[];
const MARK = '\uE000';

/** A field after the first gets each fourth value, the next field the ones after them; all with `pnpm test:long`. */
const EACH = rounds(4, 1);

/**
 * For each field of a good request: the request without it, and with hostile values in its place. `turn` says with which of
 * them to begin, so that a field that occurs in several requests meets others in each.
 */
export function hostileRequests(name: CallName, good: JsonObject, turn: number): HostileRequest[] {
  return pathsOf(good).flatMap((path, place) => {
    const at = path.join('.');
    const without = Object.assign(wire(name, replaced(good, path, undefined)), { what: `${at} missing` });
    const values = Object.entries(hostileValues).filter(
      (_, index) => place === 0 || (index + place + turn) % EACH === 0,
    );
    const others = values.map(([what, json]) =>
      Object.assign(wire(name, replaced(good, path, MARK), json), { what: `${at}: ${what}` }),
    );
    return others.concat(without);
  });
}

/** A request on the wire as the clients send it; a field that holds the mark gets the JSON text instead. */
export function wire(name: CallName, request: JsonObject, json = ''): Omit<HostileRequest, 'what'> {
  const { method, path } = calls[name];
  const rest = { ...request };
  const url = path.replace(/:(\w+)/g, (_, field: string) => {
    const value = rest[field];
    delete rest[field];
    return inUrl(value, json);
  });
  if (method === 'GET' || method === 'DELETE') {
    const query = Object.entries(rest).map(([field, value]) => `${field}=${inUrl(value, json)}`);
    return { method, url: query.length > 0 ? `${url}?${query.join('&')}` : url };
  }
  return { method, url, payload: JSON.stringify(rest).replace(JSON.stringify(MARK), () => json) };
}

function inUrl(value: unknown, json: string): string {
  if (value !== MARK) return encodeURIComponent(String(value));
  const text = json.startsWith('"') ? String(JSON.parse(json)) : json;
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}

/** All places in a request, the outer ones first. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  const inner = Array.isArray(value)
    ? Object.entries(value).slice(0, 1)
    : isJsonObject(value)
      ? Object.entries(value)
      : [];
  const below = inner.flatMap(([key, each]) => pathsOf(each, [...path, key]));
  return path.length > 0 ? [path, ...below] : below;
}

function replaced(object: JsonObject, [key = '', ...rest]: Path, value: string | undefined): JsonObject {
  const copy = { ...object };
  const inner = copy[key];
  if (rest.length === 0) {
    if (value === undefined) delete copy[key];
    else copy[key] = value;
  } else if (isJsonObject(inner)) copy[key] = replaced(inner, rest, value);
  else if (Array.isArray(inner)) copy[key] = Object.values(replaced(Object.fromEntries(inner.entries()), rest, value));
  return copy;
}
