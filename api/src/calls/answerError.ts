import type { CallName, CallRecord } from '@dialogwerk/shared/contract';
import { calls } from '@dialogwerk/shared/contract/calls';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { describeFault } from '../storage/faults/describeFault.ts';
import type { DiskWatch } from '../storage/database/createDiskWatch.ts';
import { databaseFault } from '../storage/faults/databaseFault.ts';
import type { DatabaseFault } from '../storage/faults/databaseFault.ts';
import { CallError } from '../errors/CallError.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's name of the route's call. */
    call?: CallName;
  }
}

/** What each fault of the database is answered with; a full disk is cleared by a person. */
const refusals: Readonly<Record<DatabaseFault, () => CallError>> = {
  full: () => new CallError('server/busy', { retryAfter: 30 }),
  busy: () => new CallError('server/database-busy', { retryAfter: 2 }),
  away: () => new CallError('server/database-away', { retryAfter: 5 }),
};

/** `answerError` that tells of full disks. */
export function errorAnswers(disk: DiskWatch): typeof answerError {
  return (error, request, reply) => {
    if (databaseFault(error) === 'full') disk.noteFull();
    return answerError(error, request, reply);
  };
}

/** Turns whatever was thrown into `{msg, code}` with its status; only what nobody foresaw is a 500, and is logged. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = error instanceof CallError ? error : refusalOf(error, request);
  if (refusal !== error && refusal.status >= 500) {
    request.log.error({ call: request.routeOptions.config.call, fault: describeFault(error) }, 'call failed');
  }
  return reply.code(statusOf(refusal, error)).headers(refusal.headers).send(refusal.body);
}

function refusalOf(error: FastifyError | Error, request: FastifyRequest): CallError {
  const fault = databaseFault(error);
  if (fault) return refusals[fault]();
  switch ('code' in error ? error.code : '') {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return tooLarge(request);
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new CallError('request/content-type');
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return new CallError('request/bad-json');
    case 'FST_ERR_BAD_URL':
      return new CallError('request/bad-address');
    default:
      return new CallError(isCallersFault(error) ? 'request/unreadable' : 'server/unexpected');
  }
}

function tooLarge({ routeOptions }: FastifyRequest): CallError {
  const record: CallRecord | null = routeOptions.config.call ? calls[routeOptions.config.call] : null;
  return new CallError(record?.body?.tooLarge ?? 'request/too-large');
}

/** What fastify and its plugins refuse by themselves keeps its status, such as 416 of a file that is shorter. */
function statusOf(refusal: CallError, error: FastifyError | Error): number {
  return refusal.code === 'request/unreadable' && isCallersFault(error) ? error.statusCode : refusal.status;
}

function isCallersFault(error: object): error is { readonly statusCode: number } {
  if (!('statusCode' in error) || typeof error.statusCode !== 'number') return false;
  return error.statusCode >= 400 && error.statusCode < 500;
}
