import type { MessengerTexts } from '../texts.ts';

/** Names a request that failed, so that whoever is asked for help finds it in the log; nothing where none is known. */
export function requestLine(
  { requestId }: { readonly requestId: string | undefined },
  texts: Pick<MessengerTexts, 'requestId'>,
): readonly string[] {
  return requestId === undefined ? [] : [texts.requestId(requestId)];
}
