import { vi } from 'vitest';

export interface ServerAnswer {
  /** 0: no answer at all. */
  readonly status: number;
  readonly body?: object;
  readonly statusText?: string;
}

/**
 * Lets the real author client meet a server of the test's own, below every rule about tokens. Gives the addresses that were
 * asked for, in order; `vi.unstubAllGlobals` takes it away.
 */
export function aServer(answer: (path: string, bearer: string) => ServerAnswer): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string, { headers }: { readonly headers: Readonly<Record<string, string>> }) => {
    asked.push(path);
    const {
      status,
      body = {},
      statusText = '',
    } = answer(path, (headers['authorization'] ?? '').replace('Bearer ', ''));
    if (status === 0) throw new TypeError('Failed to fetch');
    return Response.json(body, { status, statusText });
  });
  return asked;
}
