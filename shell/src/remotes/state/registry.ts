import type { RemoteRegistry } from '@dialogwerk/shared/contract';
import { atom } from 'nanostores';

/** The registry that this page was loaded with: which shell runs here. null until it was read. */
export const $pageRegistry = atom<RemoteRegistry | null>(null);

/** The newest registry that this tab has read: what a new page load would get. */
export const $registry = atom<RemoteRegistry | null>(null);
