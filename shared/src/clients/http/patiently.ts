import type { ErrorCode } from '../../contract/index.ts';
import { codeOf } from './ApiError.ts';
import type { Transport } from './transport.ts';

/** What was refused before any work, because much of the person's runs already: the same again does no harm. */
const TOO_MANY: ErrorCode = 'throttle/too-many-at-once';
/** How long to wait before each further try, in milliseconds. */
const WAITS_MS = [1_000, 2_000, 4_000];

/** A transport that tries again where too much of the person's ran at once, so that nobody sees a refusal that seconds would mend. */
export function patiently(transport: Transport): Transport {
  return async (request, bearer, signal) => {
    let answer = await transport(request, bearer, signal);
    for (const wait of WAITS_MS) {
      if (codeOf(answer.body) !== TOO_MANY) break;
      await pause(wait, signal);
      answer = await transport(request, bearer, signal);
    }
    return answer;
  };
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = (): void => {
      clearTimeout(timer);
      reject(new DOMException('The call was given up.', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', leave);
      resolve();
    }, ms);
    signal?.addEventListener('abort', leave, { once: true });
  });
}
