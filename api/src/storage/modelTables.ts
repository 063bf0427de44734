import type { ModelCallKept, ModelFault } from '@dialogwerk/shared/contract';
import type { Generated, JSONColumnType } from 'kysely';

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
