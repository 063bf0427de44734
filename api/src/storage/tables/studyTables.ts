import type { PrivacyFacts, PrivacyForm, WhenFull } from '@dialogwerk/shared/contract';
import type { Generated, JSONColumnType } from 'kysely';

/** The rows about how studies are run, as Kysely sees them; part of `Tables`. */
export interface StudyTables {
  studies: {
    survey_id: string;
    starts_at: Date | null;
    ends_at: Date | null;
    most: number | null;
    begun: Generated<number>;
    finished_address: Generated<string | null>;
    screened_address: Generated<string | null>;
    quota_address: Generated<string | null>;
    password_hash: Generated<string | null>;
    password_set_at: Generated<Date | null>;
    once: Generated<boolean>;
    test_link: Generated<string | null>;
    personal_only: Generated<boolean>;
    proof: Generated<boolean>;
  };
  spent_proofs: { salt: Buffer; expires_at: Date };
  quotas: {
    survey_id: string;
    quota_id: string;
    place: number;
    name: string;
    condition: string;
    most: number;
    when_full: JSONColumnType<WhenFull>;
  };
  privacy_forms: {
    survey_id: string;
    form: JSONColumnType<PrivacyForm>;
    taken_facts: JSONColumnType<PrivacyFacts> | null;
    taken_at: Date | null;
  };
  share_cards: { survey_id: string; title: string | null; description: string | null; picture: string | null };
  embed_sites: { survey_id: string; sites: string[] };
  quota_places: { survey_id: string; quota_id: string; conversation_id: string; held_until: Date };
}
