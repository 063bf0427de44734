import type { HttpRequest } from './buildRequest.ts';
import { answerOf } from './fetchTransport.ts';
import type { Transport } from './transport.ts';

/** What the author's page asks for before its scripts are there, by method, address, body and token. */
interface AnswersAhead {
  /** When they were asked for, in ms since 1970. */
  readonly at: number;
  readonly answers: Map<string, Promise<Response>>;
}

declare global {
  /** Set by a small script in the page itself (shell, `boot/callAhead.ts`), which runs before anything can be imported. */
  var answersAhead: AnswersAhead | undefined;
}

/** An answer that nobody has wanted by then, in ms, is not worth keeping: it may be old. */
export const KEPT_MS = 10_000;

/** The answer that the page asked for ahead, with this token; undefined where it did not, or too long ago. Given once. */
export function takeAnswerAhead(
  { method, url, body }: HttpRequest,
  bearer: string | null,
): Promise<Response> | undefined {
  const ahead = globalThis.answersAhead;
  if (!ahead || bearer === null || Date.now() - ahead.at > KEPT_MS) return undefined;
  const key = `${method} ${url} ${body ?? ''} ${bearer}`;
  const answer = ahead.answers.get(key);
  ahead.answers.delete(key);
  return answer;
}

/** A way to the api on which what the page has asked for ahead is not asked for again. */
export function withAnswersAhead(transport: Transport): Transport {
  return async (request, bearer, signal) => {
    const sent = takeAnswerAhead(request, bearer);
    return sent ? answerOf(sent, signal) : transport(request, bearer, signal);
  };
}
