import { atom } from 'nanostores';

/** What is known about the session's token in this page load: it is verified once, not at every navigation. */
export type Verification = 'open' | 'running' | 'valid' | 'unreachable';

export const $verification = atom<Verification>('open');
