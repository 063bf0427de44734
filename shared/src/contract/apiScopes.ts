/** What a personal API key may do: each call says in its record which one it wants, and calls without one are open to no key. */
export const apiScopes = [
  'dialogs:read',
  'dialogs:write',
  'dialogs:publish',
  'results:read',
  'invitees:read',
  'invitees:write',
] as const;
export type ApiScope = (typeof apiScopes)[number];

/** What every key begins with, so that scanners of secrets know one. */
export const API_KEY_PREFIX = 'dialogwerk_';
