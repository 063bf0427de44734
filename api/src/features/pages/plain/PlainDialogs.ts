import type { CallResponse, ClientConfig, LanguageFragments, ReplyMedia } from '@dialogwerk/shared/contract';
import type { Readable } from 'node:stream';
import type { CallContext, Handlers } from '../../../calls/handler.ts';
import type { Respondent } from '../../../identity/identity.ts';
import type { Services } from '../../../services.ts';

/** A file of a form as it arrives. */
export interface SentFile {
  readonly stream: Readable;
  /** What its sender calls it. */
  readonly name: string;
}

/** A dialog as it is published, in one of its languages. */
export interface PlainSurvey {
  readonly config: ClientConfig;
  readonly language: LanguageFragments;
}

/** What the pages without a script reach: the respondents' own calls, and what these do not do. */
export interface PlainDialogs {
  readonly calls: Pick<
    Handlers,
    | 'conversation'
    | 'turn'
    | 'switchLanguage'
    | 'answered'
    | 'changeAnswer'
    | 'previewChange'
    | 'restartDelete'
    | 'sentOn'
    | 'giveFeedback'
    | 'continueHere'
  >;
  /** As the call `registerLive`, once for each attempt; `query` stands in the link behind '?'. */
  readonly begin: (
    wanted: { readonly survey_id: string; readonly attempt: string; readonly query: string },
    context: Pick<CallContext, 'address' | 'userAgent' | 'acceptLanguage' | 'marks'>,
  ) => Promise<CallResponse<'registerLive'>>;
  /** In the language that a respondent's conversation is in; refuses with 404 and 410. */
  readonly survey: (survey_id: string, user_id_live: string) => Promise<PlainSurvey>;
  /** Whether a reply has arrived, whatever has been said since. */
  readonly hasTurn: (survey_id: string, user_id_live: string, turn_id: string) => Promise<boolean>;
  /** Keeps a file for a question; refuses as the upload `replyMedia` does. */
  readonly keepFile: (
    sender: { readonly who: Respondent; readonly address: string },
    question: {
      readonly survey_id: string;
      readonly unique_question_id: string;
      readonly nachfrage_id?: string | undefined;
    },
    file: SentFile,
  ) => Promise<ReplyMedia>;
  readonly services: Services;
}
