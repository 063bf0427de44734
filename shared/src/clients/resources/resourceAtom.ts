import { atom, onMount } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import type { CallRequest, CallResponse, ReadName } from '../../contract/index.ts';
import { loading } from '../state/CallState.ts';
import type { CallState } from '../state/CallState.ts';
import { authorResources } from './authorResources.ts';
import { firstOf } from './firstOf.ts';
import { keyOf } from './requests.ts';

/** The same as `useResource` for what is no component: an atom that shows the answer for as long as somebody listens. */
export function resourceAtom<N extends ReadName>(
  name: N,
  request: CallRequest<N>,
): ReadableAtom<CallState<CallResponse<N>>> {
  const $state = atom<CallState<CallResponse<N>>>(loading);
  const key = keyOf(request, false);
  onMount($state, () => {
    const show = (): void => {
      const resource = authorResources.find(name, key);
      if (resource) $state.set(firstOf(resource.shown.state));
    };
    const stop = authorResources.watch(name, request, undefined, show);
    show();
    return stop;
  });
  return $state;
}
