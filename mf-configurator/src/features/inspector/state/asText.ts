import { atom } from 'nanostores';

/** Whether messages are edited as they are stored, with their signs; for the session. */
export const $asText = atom(false);
