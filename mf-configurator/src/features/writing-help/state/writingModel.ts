import type { CallState } from '@dialogwerk/shared/clients';
import { loading } from '@dialogwerk/shared/clients';
import type { ModelState } from '@dialogwerk/shared/contract';
import { atom } from 'nanostores';

/** The language model that is connected, as far as it is known; asked for once, because it changes only when the server starts. */
export const $writingModel = atom<CallState<ModelState>>(loading);
