import type { CallName, CallRequest, CallResponse } from '../../contract/index.ts';

export interface CallOptions {
  readonly signal?: AbortSignal;
}

/** Makes those calls of the contract; throws `ApiError` for every refusal and for no answer. */
export interface Client<Names extends CallName = CallName> {
  call: <N extends Names>(name: N, request: CallRequest<N>, options?: CallOptions) => Promise<CallResponse<N>>;
}
