import { BODY_LIMIT_BYTES } from '@dialogwerk/shared/contract';
import type { CallName, CallRecord } from '@dialogwerk/shared/contract';
import { calls, errorsOf } from '@dialogwerk/shared/contract/calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CallError } from '../errors/CallError.ts';
import { readReporter, rememberAuthor } from '../releases/serving/viewerCookies.ts';
import { browserMarks } from './browserMarks.ts';
import { callerGone } from './callerGone.ts';
import type { AccessOf, CallContext, Handlers, IdentityOf } from './handler.ts';
import { checkResponse, parseInput } from './parseInput.ts';
import { identityReaders, refuseStale } from './readIdentity.ts';
import type { TokenHolder } from '../identity/identity.ts';
import { noteAnswersRead } from './noteAnswersRead.ts';
import type { ReadFrom } from './noteAnswersRead.ts';
import type { Services } from '../services.ts';
import { createShares } from './createShares.ts';
import type { Shares } from './createShares.ts';
import { takeShareOfMaking } from '../throttle/makingShares.ts';

export interface CallParts {
  readonly services: Services;
  readonly handlers: Handlers;
  /** Check answers and refusals against the contract too; on everywhere but in production. */
  readonly checkResponses: boolean;
}

/** Every call's path starts with it; the app registers the calls below it. */
export const API_PREFIX = '/api';

const isCallName = (name: string): name is CallName => name in calls;
export const callNames: readonly CallName[] = Object.keys(calls).filter(isCallName);

/** One route per call of the contract: access, then input, then the handler. */
export function registerCalls(app: FastifyInstance, parts: CallParts): void {
  const shares = createShares();
  for (const name of callNames) registerCall(app, name, parts.handlers, { ...parts, shares });
}

function registerCall<N extends CallName>(
  app: FastifyInstance,
  name: N,
  handlers: Pick<Handlers, N>,
  { services, checkResponses, shares }: Omit<CallParts, 'handlers'> & { readonly shares: Shares },
): void {
  const record: CallRecord = calls[name];
  const { method, path, fresh = false, success = 200, body, makes, reads, scope } = record;
  const access: AccessOf<N> = calls[name].access;
  const readIdentity = identityReaders(services)[access];
  const handler: Handlers[N] = handlers[name];
  const callers = new WeakMap<FastifyRequest, { readonly who: IdentityOf[AccessOf<N>] }>();
  const known = errorsOf(record);

  app.route({
    method,
    url: path.slice(API_PREFIX.length),
    bodyLimit: body?.maxBytes ?? BODY_LIMIT_BYTES,
    config: { call: name },
    // Before the body is read, because nobody without access shall make the server read one.
    onRequest: async (request, reply) => {
      const who = await readIdentity(request.headers.authorization, scope);
      if (fresh) refuseStale(who);
      // A program is no browser that would keep a cookie.
      if (isHolder(who) && who.kind === 'author' && who.key_id === undefined)
        await rememberAuthor(who, { name, access }, services, reply);
      callers.set(request, { who });
    },
    handler: async (request, reply) => {
      const caller = callers.get(request);
      if (!caller) throw new Error(`no identity was read for ${name}`);
      const input = parseInput(name, rawInput(request));
      const { who } = caller;
      const asked = { who, address: request.ip, signal: callerGone(reply) };
      const context: CallContext<AccessOf<N>> = {
        ...asked,
        services,
        userAgent: request.headers['user-agent'],
        acceptLanguage: request.headers['accept-language'],
        marks: browserMarks(request, reply),
        reporter: () => readReporter(request, services.releases),
        inWholeShare: (work) => shares.ofWhole(asked, work),
      };
      const work = async () => {
        if (makes) await takeShareOfMaking(services, makes, makerOf(who));
        return handler(input, context);
      };
      const shared = shares.ofCall({ ...asked, record }, work);
      const response = await shared.catch((error: unknown) => {
        if (!checkResponses || !(error instanceof CallError) || known.has(error.code)) throw error;
        throw new Error(`the record of ${name} does not name the error ${error.code}`);
      });
      if (checkResponses) checkResponse(name, response);
      const from = reads && readFrom(record, input);
      if (reads && from && isHolder(who)) await noteAnswersRead(services, who, reads, from);
      return reply.code(success).send(response);
    },
  });
}

/** Whose answers a call is about, by the fields that the contract has for it. */
function readFrom({ path }: CallRecord, input: object): ReadFrom | null {
  const isOfManager = path.startsWith(`${API_PREFIX}/dialogmanagers/`);
  const id: unknown = Reflect.get(input, 'survey_id' in input ? 'survey_id' : 'id');
  if (typeof id !== 'string' && typeof id !== 'number') return null;
  return isOfManager ? { dialog_manager_id: id } : { survey_id: id };
}

const isHolder = (who: unknown): who is TokenHolder => typeof who === 'object' && who !== null && 'family_id' in who;

/** Who makes things has an account: what respondents make is counted where they begin. */
function makerOf(who: IdentityOf[CallRecord['access']]): string {
  if (who === null || typeof who === 'string' || who.kind !== 'author')
    throw new Error('what has no account makes nothing');
  return who.user_id;
}

/** Path parameters with query (GET, DELETE) or body in one object; the path wins, because it is what was routed. */
function rawInput({ method, params, query, body }: FastifyRequest): object {
  const rest = method === 'GET' || method === 'HEAD' || method === 'DELETE' ? query : (body ?? {});
  if (!isObject(rest) || !isObject(params)) throw new CallError('request/not-an-object');
  return { ...rest, ...params };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
