import type { ConsentAct, ConsentKind } from '@dialogwerk/shared/contract';
import type { Generated, GeneratedAlways } from 'kysely';

/** The rows about what respondents agreed to, as Kysely sees them; part of `Tables`. */
export interface ConsentTables {
  consent_texts: {
    survey_id: string;
    text_hash: Buffer;
    kind: ConsentKind;
    language: string;
    text: string;
    agree: string;
    decline: string;
  };
  consents: {
    survey_id: string;
    consent_id: string;
    conversation_id: string;
    unique_question_id: string;
    nachfrage_id: string;
    text_hash: Buffer;
    act: ConsentAct;
    on_own_page: Generated<boolean>;
    revision: number;
    at: Date;
    seq: GeneratedAlways<number>;
  };
  consent_counts: { survey_id: string; text_hash: Buffer; act: ConsentAct; gone: number };
}
