import type { PersonalLinkPages } from '../src/features/pages/PersonalLinkPages.ts';

/** Pages without personal links. */
export const noPersonalLinks: PersonalLinkPages = {
  readPersonalOpening: async () => ({ kind: 'unknown' }),
  enterByLink: async () => ({ kind: 'unknown' }),
  readSubscription: async () => null,
  setUnsubscribed: async () => {},
  proofOf: () => '',
};
