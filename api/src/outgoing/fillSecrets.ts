import type { ApiRequest, RequestText, SecretPlace } from '@dialogwerk/shared/dialog';

/** A request as it goes out. */
export interface OutgoingRequest extends Omit<ApiRequest, 'url' | 'headers' | 'body'> {
  readonly url: string;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly body: string | null;
}

/** How a secret is written where it stands: as the engine writes a variable there, but in a header as it is. */
const writers: Readonly<Record<SecretPlace, (value: string) => string>> = {
  address: encodeURIComponent,
  header: (value) => value,
  'json-text': (value) => JSON.stringify(value).slice(1, -1),
  'json-value': JSON.stringify,
};

/** The secrets that a request names, each once. */
export function secretsOf({ url, headers = [], body }: ApiRequest): string[] {
  const named = [url, ...headers.map(({ value }) => value), body ?? ''].flatMap((text) =>
    typeof text === 'string' ? [] : text.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.secret])),
  );
  return [...new Set(named)];
}

/** The request with its secrets filled in; null when one of them is missing. */
export function fillSecrets(request: ApiRequest, secrets: ReadonlyMap<string, string>): OutgoingRequest | null {
  if (secretsOf(request).some((name) => !secrets.has(name))) return null;
  const filled = (text: RequestText): string =>
    typeof text === 'string'
      ? text
      : text
          .map((piece) => (typeof piece === 'string' ? piece : writers[piece.place](secrets.get(piece.secret) ?? '')))
          .join('');
  const { url, headers = [], body } = request;
  return {
    ...request,
    url: filled(url),
    headers: headers.map(({ name, value }) => ({ name, value: filled(value) })),
    body: body === null ? null : filled(body),
  };
}
