import { create, isCancel } from 'axios';
import type { Transport } from './transport.ts';

/** The author client's way to the api. */
export function axiosTransport(baseURL: string): Transport {
  const http = create({ baseURL, validateStatus: () => true, timeout: 60_000 });
  return async (request, bearer, signal) => {
    try {
      const response = await http.request<unknown>({
        method: request.method,
        url: request.url,
        ...(request.body === undefined ? {} : { data: request.body }),
        headers: {
          ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
        },
        ...(signal ? { signal } : {}),
      });
      return { status: response.status, body: response.data, statusText: response.statusText };
    } catch (error) {
      if (isCancel(error)) throw error;
      return { status: 0, body: null };
    }
  };
}
