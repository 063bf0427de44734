import type { CallResponse } from '@dialogwerk/shared/contract';
import type { CallContext } from '../../../calls/handler.ts';
import type { PublicSurvey } from '../opening/publicSurvey.ts';

/** What pages that need no script reach beside the respondents' calls. */
export interface PlainConversations {
  /** As the call `registerLive`, once for each attempt; `query` stands in the link behind '?'. */
  readonly begin: (
    wanted: { readonly survey_id: string; readonly attempt: string; readonly query: string },
    context: Pick<CallContext, 'address' | 'userAgent' | 'acceptLanguage' | 'marks'>,
  ) => Promise<CallResponse<'registerLive'>>;
  /** The dialog as it is published, in the language that a respondent's conversation is in; refuses with 404 and 410. */
  readonly survey: (survey_id: string, user_id_live: string) => Promise<Extract<PublicSurvey, { kind: 'published' }>>;
  /** Whether a reply has arrived, whatever has been said since. */
  readonly hasTurn: (survey_id: string, user_id_live: string, turn_id: string) => Promise<boolean>;
}
