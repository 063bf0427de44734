import { calls } from '@dialogwerk/shared/contract';
import type { CallName } from '@dialogwerk/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bodyLimit } from './bodyLimit.ts';
import { CallError } from './CallError.ts';
import { callerGone } from './callerGone.ts';
import type { AccessOf, Handlers, IdentityOf } from './handler.ts';
import { parseInput, schemasByCall } from './parseInput.ts';
import { identityReaders } from './readIdentity.ts';
import type { Services } from './services.ts';
import { callTexts } from './texts.ts';

export interface CallParts {
  readonly services: Services;
  readonly handlers: Handlers;
  /** Check answers against the contract too; on everywhere but in production. */
  readonly checkResponses: boolean;
}

/** Every call's path starts with it; the app registers the calls below it. */
export const API_PREFIX = '/api';

const isCallName = (name: string): name is CallName => name in calls;
export const callNames: readonly CallName[] = Object.keys(calls).filter(isCallName);

/** One route per call of the contract: access, then input, then the handler. */
export function registerCalls(app: FastifyInstance, parts: CallParts): void {
  for (const name of callNames) registerCall(app, name, parts.handlers, parts);
}

function registerCall<N extends CallName>(
  app: FastifyInstance,
  name: N,
  handlers: Pick<Handlers, N>,
  { services, checkResponses }: Omit<CallParts, 'handlers'>,
): void {
  const { method, path } = calls[name];
  const access: AccessOf<N> = calls[name].access;
  const readIdentity = identityReaders(services)[access];
  const handler: Handlers[N] = handlers[name];
  const callers = new WeakMap<FastifyRequest, { readonly who: IdentityOf[AccessOf<N>] }>();

  app.route({
    method,
    url: path.slice(API_PREFIX.length),
    bodyLimit: bodyLimit(name),
    config: { call: name },
    // Before the body is read, because nobody without access shall make the server read one.
    onRequest: async (request) => {
      callers.set(request, { who: await readIdentity(request.headers.authorization) });
    },
    handler: async (request, reply) => {
      const caller = callers.get(request);
      if (!caller) throw new Error(`no identity was read for ${name}`);
      const input = parseInput(name, rawInput(request));
      const response = await handler(input, {
        services,
        who: caller.who,
        address: request.ip,
        userAgent: request.headers['user-agent'],
        signal: callerGone(reply),
      });
      if (checkResponses) schemasByCall[name].response.parse(response);
      return reply.code(name === 'createTrigger' ? 201 : 200).send(response);
    },
  });
}

/** Path parameters with query (GET, DELETE) or body in one object; the path wins, because it is what was routed. */
function rawInput({ method, params, query, body }: FastifyRequest): object {
  const rest = method === 'GET' || method === 'HEAD' || method === 'DELETE' ? query : (body ?? {});
  if (!isObject(rest) || !isObject(params)) throw new CallError(400, callTexts.notAnObject);
  return { ...rest, ...params };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
