import type { TestApi } from '../startTestApi.ts';

/** What a call answered: its status, and its body as an object. */
export interface RawAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * Makes a call by the address and the body that are given, as a foreign client would: nothing of it comes from the contract, so a renamed
 * path or field shows.
 */
export async function rawCall(
  api: TestApi,
  call: `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${string}`,
  payload?: object,
  token?: string,
): Promise<RawAnswer> {
  const [method, url] = call.split(' ');
  const answer = await api.app.inject({
    method: method === 'PUT' || method === 'DELETE' || method === 'POST' ? method : 'GET',
    url: url ?? '',
    ...(payload ? { payload } : {}),
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  const body: unknown = answer.body === '' ? {} : answer.json();
  if (typeof body !== 'object' || body === null) throw new Error(`${call}: ${answer.body}`);
  return { status: answer.statusCode, body: { ...body } };
}
