import type { Account } from '@dialogwerk/shared/contract';
import { atom } from 'nanostores';

/** The account of whoever is logged in; null until it is loaded. */
export const $account = atom<Account | null>(null);
