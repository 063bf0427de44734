import type { CallRoute } from '../../contract/callRoute.ts';

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  /** JSON text; undefined for calls without a body. */
  readonly body: string | undefined;
}

/** Turns a call's flat request into path, query and body, as the contract's path says. */
export function buildRequest({ method, path }: CallRoute, request: object): HttpRequest {
  const rest = new Map<string, unknown>(Object.entries(request));
  const url = path.replace(/:(\w+)/g, (_, field: string) => {
    const value = asText(rest.get(field));
    rest.delete(field);
    return encodeURIComponent(value);
  });
  if (method === 'GET' || method === 'DELETE') {
    const query = new URLSearchParams();
    for (const [field, value] of rest) if (value !== undefined) query.set(field, asText(value));
    return { method, url: query.size > 0 ? `${url}?${query}` : url, body: undefined };
  }
  return { method, url, body: JSON.stringify(Object.fromEntries(rest)) };
}

/** Paths and queries carry text; anything but text and numbers goes as JSON. */
function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
