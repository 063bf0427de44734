import type { RemoteRegistry } from '@dialogwerk/shared/contract';
import { atom } from 'nanostores';

/** The registry that this page was loaded with: which shell runs here. null until it was read. */
export const $pageRegistry = atom<RemoteRegistry | null>(null);

/**
 * What runs in this tab as one value: that of the page, until another version of a module runs (`nameComposition`).
 * null before the first registry.
 */
export const $composition = atom<string | null>(null);

/** The newest registry that this tab has read: what a new page load would get. */
export const $registry = atom<RemoteRegistry | null>(null);
