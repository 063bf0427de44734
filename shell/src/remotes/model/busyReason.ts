import type { Busy } from '@dialogwerk/shared/contract';

/** Why a new version of a module waits: what the module says itself, or what somebody is doing in its area right now. */
export type WaitReason = Busy['reason'] | 'open-dialog' | 'form' | 'typing';
