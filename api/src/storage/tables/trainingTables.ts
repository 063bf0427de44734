import type { UnderstandingZone } from '@dialogwerk/shared/contract';
import type { Generated } from 'kysely';

/** The rows about how free replies are understood, as Kysely sees them; part of `Tables`. */
export interface TrainingTables {
  training_examples: {
    survey_id: string;
    unique_question_id: string;
    target: string;
    example: string;
    created_at: Generated<Date>;
    since: Generated<number>;
    until: number | null;
    conversation_id: string | null;
  };
  training_bounds: {
    survey_id: string;
    unique_question_id: string;
    since: number;
    accept: number | null;
    ask: number | null;
  };
  trainings: { survey_id: string; training_revision: number; applied_at: Date; user_id: string | null };
  free_replies: {
    survey_id: string;
    reply_id: string;
    conversation_id: string;
    unique_question_id: string;
    text: string;
    zone: UnderstandingZone;
    training_revision: number;
    said_at: Date;
    handled: 'assigned' | 'dismissed' | null;
    assigned: string | null;
  };
}
