import type { ExitTrial, ModelCallKept, ModelFault } from '@dialogwerk/shared/contract';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** The rows about language models, as Kysely sees them; part of `Tables`. */
export interface ModelTables {
  model_calls: Omit<ModelCallKept, 'made_at' | 'parameters' | 'verdict'> & {
    survey_id: string;
    conversation_id: string;
    place: Generated<string>;
    parameters: JSONColumnType<ModelCallKept['parameters']>;
    verdict: JSONColumnType<ModelCallKept['verdict']>;
    made_at: Date;
  };
  exit_trials: {
    survey_id: string;
    unique_question_id: string;
    trial_id: string;
    place: Generated<string>;
    said: JSONColumnType<ExitTrial['said']>;
    conversation_id: string | null;
    begun_at: Date | null;
    expected: ColumnType<ExitTrial['expected'], string | null, string | null>;
  };
  model_usage: {
    survey_id: string;
    /** UTC. */
    day: string;
    /** A bigint: text. */
    tokens: Generated<string>;
    calls: Generated<number>;
    faults: JSONColumnType<Partial<Record<ModelFault, number>>>;
  };
}
