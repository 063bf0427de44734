import type { CallName } from '@dialogwerk/shared/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { describeFault } from '../storage/describeFault.ts';
import type { DiskWatch } from '../storage/createDiskWatch.ts';
import { isDatabaseAway, isDatabaseBusy } from '../storage/isDatabaseAway.ts';
import { isDiskFull } from '../storage/isDiskFull.ts';
import { CallError } from './CallError.ts';
import { callTexts } from './texts.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's name of the route's call. */
    call?: CallName;
  }
}

/** A full disk is cleared by a person. */
const DISK_RETRY_SECONDS = '30';

/** `answerError` that tells of full disks. */
export function errorAnswers(disk: DiskWatch): typeof answerError {
  return (error, request, reply) => {
    if (isDiskFull(error)) disk.noteFull();
    return answerError(error, request, reply);
  };
}

/** Turns whatever was thrown into `{msg}` with its status; only what nobody foresaw is a 500, and is logged. */
export function answerError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = error instanceof CallError ? error : refusalOf(error, request);
  if (refusal !== error && refusal.status >= 500) {
    request.log.error({ call: request.routeOptions.config.call, fault: describeFault(error) }, 'call failed');
  }
  return reply
    .code(refusal.status)
    .headers(refusal.headers)
    .send({ msg: refusal.message, ...(refusal.field ? { field: refusal.field } : {}), ...refusal.body });
}

function refusalOf(error: FastifyError | Error, request: FastifyRequest): CallError {
  if (isDiskFull(error)) {
    return new CallError(503, callTexts.serverBusy, { headers: { 'retry-after': DISK_RETRY_SECONDS } });
  }
  if (isDatabaseBusy(error)) return new CallError(503, callTexts.databaseBusy, { headers: { 'retry-after': '2' } });
  if (isDatabaseAway(error)) return new CallError(503, callTexts.databaseAway, { headers: { 'retry-after': '5' } });
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  switch ('code' in error ? error.code : '') {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      if (request.routeOptions.config.call === 'importQuestionnaire') {
        return new CallError(413, callTexts.importTooLarge);
      }
      return new CallError(413, callTexts.bodyTooLarge);
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new CallError(415, callTexts.wrongContentType);
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
      return new CallError(400, callTexts.badJson);
    case 'FST_ERR_BAD_URL':
      return new CallError(400, callTexts.badAddress);
    default:
      return status >= 400 && status < 500
        ? new CallError(status, callTexts.badRequest)
        : new CallError(500, callTexts.unexpected);
  }
}
