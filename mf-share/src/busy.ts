import type { Busy } from '@dialogwerk/shared/contract';
import { atom } from 'nanostores';

/** Why this module must not be left or replaced now; null as long as nothing is unsaved. */
export const $busy = atom<Busy | null>(null);
