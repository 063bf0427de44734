import type { CallRecord } from './CallRecord.ts';
import type { ErrorCode } from './errors/index.ts';

const always: readonly ErrorCode[] = [
  'request/invalid',
  'request/bad-characters',
  'request/forbidden-key',
  'request/too-deep',
  'request/not-an-object',
  'request/unreadable',
  'request/bad-address',
  'request/aborted',
  'server/busy',
  'server/database-away',
  'server/database-busy',
  'server/unexpected',
];
const ofBodies: readonly ErrorCode[] = [
  'request/bad-json',
  'request/content-type',
  'request/too-many-values',
  'request/timeout',
];
const ofTokens: readonly ErrorCode[] = [
  'token/missing',
  'token/unreadable',
  'token/wrong-kind',
  'login/expired',
  'account/disabled',
];

const ofKeys: readonly ErrorCode[] = ['key/invalid', 'key/missing-scope', 'key/too-many-calls'];

/** Every code that a call may be refused with: those of its record, and what its access, its body and a server in trouble imply. */
export function errorsOf({
  method,
  access,
  fresh,
  body,
  whole,
  makes,
  scope,
  errors = [],
}: CallRecord): ReadonlySet<ErrorCode> {
  const isOfAdmins = access === 'admin' || access === 'releaser';
  const codes = new Set([...always, ...errors]);
  const add = (more: readonly ErrorCode[]): void => more.forEach((code) => codes.add(code));
  if (method === 'POST' || method === 'PUT') add([...ofBodies, body?.tooLarge ?? 'request/too-large']);
  if (access !== 'public') add(ofTokens);
  if (whole || isOfAdmins || access === 'author') add(['throttle/too-many-at-once']);
  if (access === 'author') add(scope ? ofKeys : ['key/not-here']);
  if (makes) add(['throttle/too-much-made']);
  if (fresh || isOfAdmins) add(['login/fresh-required']);
  if (isOfAdmins) add(['request/unknown-address']);
  return codes;
}
