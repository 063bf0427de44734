import type { ModuleId } from '@dialogwerk/shared/contract';
import { atom, map } from 'nanostores';
import type { WaitReason } from '../model/busyReason.ts';

/** Modules whose new version waits, each with the reason. */
export const $waiting = map<Partial<Record<ModuleId, WaitReason>>>({});

/** The module that was put back to its last good version in this tab, until somebody has read it. */
export const $rolledBack = atom<ModuleId | null>(null);

/** The module that was replaced last, counted, so that the same one twice is said twice. */
export const $replaced = atom<{ readonly module: ModuleId; readonly count: number } | null>(null);

/** The server has a newer shell than the one that runs in this tab, or a module that needs one. */
export const $shellIsOld = atom(false);

/** A part of what is open cannot be fetched any more, because newer versions have taken its place. */
export const $reloadNeeded = atom(false);
