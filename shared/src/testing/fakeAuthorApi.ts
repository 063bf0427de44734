import { ApiError, forgetResources } from '../clients/index.ts';
import { authorClient } from '../clients/authorClient.ts';
import type { CallOptions } from '../clients/index.ts';
import type { CallName, CallRequest, CallResponse } from '../contract/index.ts';

type Answers = { [N in CallName]?: (request: CallRequest<N>) => CallResponse<N> | Promise<CallResponse<N>> };

interface CallMade {
  readonly name: CallName;
  readonly request: object;
  /** Tells whether the caller has given the call up. */
  readonly signal: AbortSignal | undefined;
}

/**
 * Puts answers under the author client for a test; a call without one is refused with 404, one that is given up throws as
 * the real one does. Gives the way back and the calls that were made, in order.
 */
export function fakeAuthorApi(answers: Answers): { restore: () => void; made: CallMade[] } {
  const real = authorClient.call;
  const made: CallMade[] = [];
  authorClient.call = async function call<N extends CallName>(
    name: N,
    request: CallRequest<N>,
    { signal }: CallOptions = {},
  ): Promise<CallResponse<N>> {
    signal?.throwIfAborted();
    made.push({ name, request, signal });
    const answer: Answers[N] = answers[name];
    if (!answer) throw new ApiError(name, 404, { msg: 'Nicht gefunden.' });
    return await orGivenUp(Promise.resolve(answer(request)), signal);
  };
  return {
    restore: () => {
      authorClient.call = real;
      forgetResources();
    },
    made,
  };
}

function orGivenUp<Result>(answer: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  if (!signal) return answer;
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    answer.then(resolve, reject);
  });
}
