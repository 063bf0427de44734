import type { CallName, CallRequest, CallResponse } from '../contract/index.ts';

export interface CallOptions {
  readonly signal?: AbortSignal;
}

/** Makes calls of the contract; throws `ApiError` for every refusal and for no answer. */
export interface Client {
  call: <N extends CallName>(name: N, request: CallRequest<N>, options?: CallOptions) => Promise<CallResponse<N>>;
}
