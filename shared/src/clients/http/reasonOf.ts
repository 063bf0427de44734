import { ApiError } from './ApiError.ts';
import { texts } from '../texts.ts';

/** Why a call did not succeed, as a German sentence for the author: the server's own, else one by the status (spec §8). */
export function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return texts.unknown;
  if (error.status === 0) return texts.noAnswer;
  if (error.code === 'server/busy') return texts.busy;
  return error.msg === '' ? texts.failed(error.status) : error.msg;
}
