import { z } from 'zod';
import { errors } from '../errors/index.ts';
import type { ErrorCode } from '../errors/index.ts';
import { changeConflict } from './authoring/changes.ts';
import { chatState } from './live/live.ts';

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errors, code);

/** What every failed call answers with. `msg` is a German sentence or a word that spec §8 fixes, for people alone. */
export const errorBody = z.object({
  msg: z.string(),
  code: z.enum(Object.keys(errors).filter(isErrorCode)),
  /** The field of the request that was wrong, when one was. */
  field: z.string().optional(),
  /** The id under which the server's log has the request. */
  request_id: z.string().optional(),
  /** Of `revision/conflict`. */
  conflict: changeConflict.optional(),
  /** Of `turn/stale` and `answer/unknown`: the whole transcript and what is asked now. */
  state: chatState.optional(),
});
