import type { AuthUser } from '../contract/index.ts';
import { crossAppAtom } from './crossAppAtom.ts';

/** The logged-in author; null while signed out. Owner: shell. */
export const $session = crossAppAtom<AuthUser | null>('session', null);
