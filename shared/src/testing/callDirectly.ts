import { buildRequest } from '../clients/http/buildRequest.ts';
import { fetchTransport } from '../clients/http/fetchTransport.ts';
import type { HttpAnswer } from '../clients/http/transport.ts';
import type { CallName, CallRequest, CallResponse } from '../contract/index.ts';
import { routes } from '../contract/routes.ts';

/** One call to a running api without any rule about tokens around it; gives status and body as they come (0: no answer). */
export function callDirectly<N extends CallName>(
  url: string,
  name: N,
  request: CallRequest<N>,
  bearer: string | null = null,
): Promise<HttpAnswer> {
  return fetchTransport(url)(buildRequest(routes[name], request), bearer, undefined);
}

/** The same for a call that has to succeed; throws with status and body when it does not. */
export async function callOrThrow<N extends CallName>(
  url: string,
  name: N,
  request: CallRequest<N>,
  bearer: string | null = null,
): Promise<CallResponse<N>> {
  const answer = await callDirectly(url, name, request, bearer);
  if (succeeded<N>(answer)) return answer.body;
  throw new Error(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`);
}

function succeeded<N extends CallName>(answer: HttpAnswer): answer is { status: number; body: CallResponse<N> } {
  return answer.status >= 200 && answer.status < 300;
}
