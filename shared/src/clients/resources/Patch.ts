import type { CallRequest, CallResponse, ReadName } from '../../contract/index.ts';

/** What is shown in place of what the server has answered. Laid over each newer answer, too, so it leaves alone one that has the change already. */
export type PatchOf<Page> = (page: Page, at: number) => Page;

/** The same with what was asked for, and which of its pages it is: 0 is the first. */
export type Update<N extends ReadName> = (
  page: CallResponse<N>,
  request: CallRequest<N>,
  at: number,
) => CallResponse<N>;

/** How a patch ends: with a change that was refused, or with one that was made. */
export interface Laid {
  readonly takeBack: () => void;
  readonly settle: () => void;
}

/** What patches are laid over: all that is shown of a server. */
export interface Layers {
  lay: <N extends ReadName>(name: N, of: Partial<CallRequest<N>>, update: Update<N>) => Laid;
}

/** What a change shows of a read before the server's own word has come. */
export interface Patch<N extends ReadName> {
  readonly name: N;
  readonly lay: (over: Layers) => Laid;
}

/** Shows the answers to `name` with `update` in them, of all requests that have these fields. */
export function patch<N extends ReadName>(name: N, of: Partial<CallRequest<N>>, update: Update<N>): Patch<N> {
  return { name, lay: (over) => over.lay(name, of, update) };
}
