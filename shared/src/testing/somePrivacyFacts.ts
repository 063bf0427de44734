import type { PrivacyFacts } from '../contract/index.ts';

/** What the settings of a dialog without anything particular say to its privacy statement; `more` where they differ. */
export const somePrivacyFacts = (more: Partial<PrivacyFacts> = {}): PrivacyFacts => ({
  asked: [],
  models: [],
  masked: true,
  systems: [],
  embeds: [],
  sends_on: [],
  link_parameters: [],
  invited: 'nobody',
  password: false,
  once: false,
  delete_after: null,
  anonymise_after: null,
  ...more,
});
