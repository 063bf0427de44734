import type { Services } from '../../calls/services.ts';
import type { SpokenTexts } from './led/SpokenTexts.ts';
import type { Requests } from './requests/Requests.ts';
import type { CompiledChats } from './chats/createCompiledChats.ts';
import type { CompiledSurveys } from './createCompiledSurveys.ts';

/** What the respondents' calls reach: the api's services, the surveys that are ready to run, and what these wait for. */
export interface LiveServices extends Services {
  readonly compiled: CompiledSurveys;
  readonly compiledChats: CompiledChats;
  readonly requests: Requests;
  /** What models are saying at this moment. */
  readonly spoken: SpokenTexts;
}
