import type { Handlers } from '../../calls/handler.ts';
import type { Services } from '../../calls/services.ts';
import { mayTest } from '../../policies/mayTest.ts';
import { readSnapshot } from '../../storage/readSnapshot.ts';
import { takeTurns } from '../../throttle/takeTurns.ts';
import type { RateLimit } from '../../throttle/takeTurns.ts';
import { answered } from './answered.ts';
import { busy } from './busy.ts';
import { changeAnswer } from './changeAnswer.ts';
import { createCompiledSurveys } from './createCompiledSurveys.ts';
import { createLoadLimit } from './createLoadLimit.ts';
import { createRequests } from './createRequests.ts';
import type { Requests } from './Requests.ts';
import { findReplyTarget } from './findReplyTarget.ts';
import type { ReplyTarget, UploadQuestion } from './findReplyTarget.ts';
import { giveFeedback } from './giveFeedback.ts';
import { languageFragments } from './languageFragments.ts';
import type { LiveServices } from './LiveServices.ts';
import { publicConfig } from './publicSurvey.ts';
import { readChat } from './readChat.ts';
import { readOpening } from './readOpening.ts';
import type { Opening } from './readOpening.ts';
import { readPrivacy } from './readPrivacy.ts';
import { deleteByReceipt, readReceipt } from './readReceipt.ts';
import { registerLiveUser } from './registerLiveUser.ts';
import { registerTestUser } from './registerTestUser.ts';
import { restartDelete } from './restartDelete.ts';
import { simulatePath } from './simulate/simulatePath.ts';
import { takeTurn } from './takeTurn.ts';
import { testConfig } from './testConfig.ts';

/** Enough for the dialogs that run at one time: some 4 kB a block. */
const BLOCKS_KEPT = 20_000;

/** An address may stand for a whole university or a telephone network; a script wants millions. */
const CONVERSATIONS_PER_ADDRESS: RateLimit = { name: 'conversations', atOnce: 3_000, everyMs: 100 };

type LiveCall =
  | 'registerLive'
  | 'registerLiveList'
  | 'testRegister'
  | 'testConfig'
  | 'simulatePath'
  | 'config'
  | 'surveyLanguage'
  | 'conversation'
  | 'turn'
  | 'restartDelete'
  | 'answered'
  | 'changeAnswer'
  | 'receipt'
  | 'deleteReceipt'
  | 'giveFeedback';

export interface Live {
  readonly handlers: Pick<Handlers, LiveCall>;
  /** What a public dialog page shows before any call. */
  readonly readOpening: (survey_id: string) => Promise<Opening>;
  /** A dialog's privacy text; null when there is no such dialog. */
  readonly readPrivacy: (survey_id: string) => ReturnType<typeof readPrivacy>;
  /** Where a respondent's file for a question belongs, and what is taken there. */
  readonly findReplyTarget: (user_id_live: string, question: UploadQuestion) => Promise<ReplyTarget>;
  /** What conversations wait for. */
  readonly requests: Requests;
}

/** The respondents' side of the api; at most `callsAtOnce` of their calls are handled at a time. */
export function createLive(services: Services, { callsAtOnce }: { readonly callsAtOnce: number }): Live {
  const compiled = createCompiledSurveys((id, revision) => readSnapshot(services.db, id, revision), BLOCKS_KEPT);
  const requests = createRequests({ ...services, compiled });
  const live: LiveServices = { ...services, compiled, requests };
  const limited = createLoadLimit(callsAtOnce);

  /** Refuses with 503 'server_busy' where an address begins conversations faster than people do. */
  async function begin(survey_ids: readonly string[], address: string): ReturnType<typeof registerLiveUser> {
    const wait = await takeTurns(live, CONVERSATIONS_PER_ADDRESS, address, survey_ids.length);
    if (wait > 0) throw busy(Math.ceil(wait / 1000));
    return registerLiveUser(live, survey_ids);
  }

  return {
    readOpening: (survey_id) => readOpening(live, survey_id),
    readPrivacy: (survey_id) => readPrivacy(services, survey_id),
    findReplyTarget: (user_id_live, question) => findReplyTarget(live, user_id_live, question),
    requests,
    handlers: {
      registerLive: limited<'registerLive'>(({ survey_id }, { address }) => begin([survey_id], address)),
      registerLiveList: limited<'registerLiveList'>(({ survey_id_list }, { address }) =>
        begin(survey_id_list, address),
      ),
      testRegister: async ({ survey_id: id, as_it_is }, { who }) => {
        const { survey_id } = await mayTest({ services, who }, id);
        return registerTestUser(live, who.user_id, { survey_id, as_it_is });
      },
      simulatePath: (input, context) => simulatePath(live, context, input),
      testConfig: async ({ survey_id: id }, { who }) => testConfig(live, await mayTest({ services, who }, id)),
      config: ({ survey_id }) => publicConfig(live, survey_id),
      surveyLanguage: async ({ survey_id }) => {
        const config = await publicConfig(live, survey_id);
        const navar_language_fragments = languageFragments(config);
        return { nav_bar_information: { navar_language_fragments, language: config.language } };
      },
      conversation: limited<'conversation'>(({ survey_id }, { who }) => readChat(live, survey_id, who.user_id_live)),
      turn: limited<'turn'>((input, { who }) => takeTurn(live, who.user_id_live, input)),
      answered: limited<'answered'>(({ survey_id }, { who }) => answered(live, survey_id, who.user_id_live)),
      changeAnswer: limited<'changeAnswer'>((input, { who }) => changeAnswer(live, who.user_id_live, input)),
      receipt: limited<'receipt'>(({ code }, { address }) => readReceipt(live, code, address)),
      deleteReceipt: limited<'deleteReceipt'>(async ({ code }, { address }) => {
        await deleteByReceipt(live, code, address);
        return { msg: 'success' };
      }),
      giveFeedback: limited<'giveFeedback'>(async (input, { who }) => {
        await giveFeedback(live, who.user_id_live, input);
        return { msg: 'success' };
      }),
      restartDelete: limited<'restartDelete'>(async (input, { who }) => {
        await restartDelete(live, who, input);
        return { msg: 'success' };
      }),
    },
  };
}
