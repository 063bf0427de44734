import type { ModelFault } from '@dialogwerk/shared/contract';
import type { Ask } from '../../../leading/Ask.ts';
import { requestHash } from '../../../leading/requestHash.ts';
import { ModelError } from '../../../model/ModelError.ts';

/** What is needed of a kept call to answer with it. */
export interface RecordedCall {
  readonly request_hash: string;
  readonly answer: string | null;
  readonly fault: ModelFault | null;
}

/**
 * Answers from what was kept, without any network, each call once and in its order; throws for what was never asked, because
 * nothing may be made up in a replay.
 */
export function askFromRecord(calls: readonly RecordedCall[]): Ask {
  const left = [...calls];
  return async (question, read) => {
    const hash = requestHash(question);
    const place = left.findIndex(({ request_hash }) => request_hash === hash);
    const [call] = place < 0 ? [] : left.splice(place, 1);
    if (!call) throw new Error(`no answer to ${question.purpose} ${hash} was kept`);
    if (call.answer === null) throw new ModelError(call.fault ?? 'server');
    return read(call.answer).value;
  };
}
