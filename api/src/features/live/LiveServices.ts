import type { Services } from '../../calls/services.ts';
import type { CompiledSurveys } from './createCompiledSurveys.ts';

/** What the respondents' calls reach: the api's services and the surveys that are ready to run. */
export interface LiveServices extends Services {
  readonly compiled: CompiledSurveys;
}
