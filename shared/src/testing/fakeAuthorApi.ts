import { ApiError, authorClient } from '../clients/index.ts';
import type { CallName, CallRequest, CallResponse } from '../contract/index.ts';

type Answers = { [N in CallName]?: (request: CallRequest<N>) => CallResponse<N> | Promise<CallResponse<N>> };

/**
 * Puts answers under the author client for a test; a call without one is refused with 404. Gives the way back and the
 * calls that were made, in order.
 */
export function fakeAuthorApi(answers: Answers): { restore: () => void; made: { name: CallName; request: object }[] } {
  const real = authorClient.call;
  const made: { name: CallName; request: object }[] = [];
  authorClient.call = async function call<N extends CallName>(name: N, request: CallRequest<N>): Promise<CallResponse<N>> {
    made.push({ name, request });
    const answer: Answers[N] = answers[name];
    if (!answer) throw new ApiError(name, 404, { msg: 'Nicht gefunden.' });
    return await answer(request);
  };
  return {
    restore: () => {
      authorClient.call = real;
    },
    made,
  };
}
