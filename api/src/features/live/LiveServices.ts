import type { Services } from '../../services.ts';
import type { SpokenTexts } from './led/SpokenTexts.ts';
import type { Requests } from './requests/Requests.ts';
import type { CompiledChats } from './chats/createCompiledChats.ts';

/** What the respondents' calls reach: the api's services and what the surveys that they run wait for. */
export interface LiveServices extends Services {
  readonly compiledChats: CompiledChats;
  readonly requests: Requests;
  /** What models are saying at this moment. */
  readonly spoken: SpokenTexts;
}
