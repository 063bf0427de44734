import { sql } from 'kysely';
import { askingTypes } from '../storage/surveys/blockTypes.ts';

/** SQL: how many blocks of the survey in the outer query ask something. */
export const countQuestions = sql<number>`(
  select count(*) from blocks
  where blocks.survey_id = surveys.survey_id and blocks.deleted_at is null
    and blocks.definition->>'type' = any(${askingTypes}))`;
