import type { CallName, CallRequest, CallResponse } from '../../contract/index.ts';
import { KEPT_MS } from './answersAhead.ts';
import type { Client } from './client.ts';

export interface CallsAhead<Names extends CallName> extends Client<Names> {
  /** Makes a call before the screen that shows its answer is there; that screen's own call gets the same answer, once. */
  readonly ahead: <N extends Names>(name: N, request: CallRequest<N>) => void;
}

/** Lets calls of the first screen go out together with the code that makes them; one that fails ahead is simply made again. */
export function callsAhead<Names extends CallName>({ call }: Client<Names>): CallsAhead<Names> {
  const kept: { [N in Names]?: Map<string, Promise<CallResponse<N>>> } = {};
  return {
    ahead(name, request) {
      const key = JSON.stringify(request);
      const answer = call(name, request);
      const answers = (kept[name] ??= new Map());
      const forget = (): void => void answers.delete(key);
      answers.set(key, answer);
      answer.catch(forget);
      setTimeout(forget, KEPT_MS);
    },
    async call(name, request, options) {
      const key = JSON.stringify(request);
      const answer = kept[name]?.get(key);
      if (!answer) return call(name, request, options);
      kept[name]?.delete(key);
      return answer.catch(() => call(name, request, options));
    },
  };
}
