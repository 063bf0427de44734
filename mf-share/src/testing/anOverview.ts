import type { StudyOverview } from '@dialogwerk/shared/contract';

const days = Array.from({ length: 14 }, (_, place) => ({
  day: `2026-11-${String(place + 10)}`,
  begun: 0,
  finished: 0,
}));

/** How a study stands that nobody has set anything for and nobody has come to, with these differences. */
export function anOverview(differences: Partial<StudyOverview> = {}): StudyOverview {
  return {
    live_since: null,
    period: { starts_at: null, ends_at: null, most: null },
    begun: 0,
    password_set_at: null,
    once: false,
    proof: false,
    personal_only: false,
    quotas: [],
    ends: [],
    has_test_link: false,
    figures: {
      begun: 0,
      finished: 0,
      screened: 0,
      quota_full: 0,
      running: 0,
      active: 0,
      stopped: 0,
      last_at: null,
    },
    days,
    parameters: 0,
    sites: 0,
    has_card: false,
    languages: [],
    privacy_outdated: false,
    invited: null,
    connections: { webhooks: 0, failing: 0, given_up: 0, has_feed: false },
    ...differences,
  };
}
