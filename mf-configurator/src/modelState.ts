import { loading } from '@dialogwerk/shared/clients';
import type { CallState } from '@dialogwerk/shared/clients';
import type { ModelState } from '@dialogwerk/shared/contract';
import { atom, computed } from 'nanostores';

/** Which language model is connected, as far as it is known; asked for once, because it changes only when the server starts. */
export const $modelState = atom<CallState<ModelState>>(loading);

/** Whether one is; no while that is not known. */
export const $isModelConnected = computed($modelState, (known) => known.kind === 'loaded' && known.value.main !== null);
