import type { ExitTrial, ModelCallKept, ModelFault, ModelProvider } from '@dialogwerk/shared/contract';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** The rows about language models, as Kysely sees them; part of `Tables`. */
export interface ModelTables {
  model_calls: Omit<ModelCallKept, 'cost' | 'made_at' | 'messages' | 'parameters' | 'verdict'> & {
    survey_id: string;
    conversation_id: string;
    place: Generated<string>;
    parameters: JSONColumnType<ModelCallKept['parameters']>;
    verdict: JSONColumnType<ModelCallKept['verdict']>;
    messages: JSONColumnType<NonNullable<ModelCallKept['messages']>> | null;
    cost: number | null;
    currency: string | null;
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
  model_endpoints: {
    name: 'main' | 'reserve';
    provider: ModelProvider;
    url: string;
    model: string;
    key_id: string | null;
    sealed: Buffer | null;
    set_at: Date;
    removed_at: Date | null;
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
