import type { Study } from '@dialogwerk/shared/contract';

/** How the study of a dialog stands that nobody has set anything for, with these differences. */
export function aStudy(differences: Partial<Study> = {}): Study {
  return {
    period: { starts_at: null, ends_at: null, most: null },
    begun: 0,
    quotas: [],
    ends: { finished: null, screened: null, quota_full: null },
    password_set_at: null,
    once: false,
    proof: false,
    personal_only: false,
    test_link: null,
    ...differences,
  };
}
