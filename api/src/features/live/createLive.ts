import type { CallContext, Handlers } from '../../calls/handler.ts';
import type { Services } from '../../services.ts';
import { mayTest } from '../../policies/mayTest.ts';
import { takeTokens } from '../../throttle/TokenBucket.ts';
import type { TokenBucket } from '../../throttle/TokenBucket.ts';
import { answered } from './change/answered.ts';
import { busy } from './busy.ts';
import { changeAnswer } from './change/changeAnswer.ts';
import { previewChange } from './change/previewChange.ts';
import { createCompiledChats } from './chats/createCompiledChats.ts';
import { publishedManager } from './chats/publishedManager.ts';
import type { PublishedManager } from './chats/publishedManager.ts';
import { readChats } from './chats/readChats.ts';
import { readChatsOpening } from './chats/readChatsOpening.ts';
import type { ChatsOpening } from './chats/readChatsOpening.ts';
import { registerParticipant } from './chats/registerParticipant.ts';
import { resumeChats } from './chats/resumeChats.ts';
import { seeChats } from './chats/seeChats.ts';
import { takeSignal } from './chats/takeSignal.ts';
import { trySignal } from './chats/trySignal.ts';
import { createLoadLimit } from './createLoadLimit.ts';
import { createSpokenTexts } from './led/SpokenTexts.ts';
import { createRequests } from './requests/createRequests.ts';
import type { Requests } from './requests/Requests.ts';
import { deviceKind } from './opening/deviceKind.ts';
import { findReplyTarget } from './turn/findReplyTarget.ts';
import type { ReplyTarget, UploadQuestion } from './turn/findReplyTarget.ts';
import { giveFeedback } from './giveFeedback.ts';
import type { LiveServices } from './LiveServices.ts';
import { continueHere } from './other-devices/continueHere.ts';
import { handOver, handedOver } from './other-devices/handOver.ts';
import { publishedSurvey } from './opening/publicSurvey.ts';
import { readChat } from './turn/readChat.ts';
import { readOpening } from './opening/readOpening.ts';
import type { Opening } from './opening/readOpening.ts';
import { readPrivacy } from './opening/readPrivacy.ts';
import { deleteByReceipt, readReceipt } from './receipt/readReceipt.ts';
import { registerLiveUser } from './opening/registerLiveUser.ts';
import { registerTestUser } from './opening/registerTestUser.ts';
import { restartDelete } from './opening/restartDelete.ts';
import { subscribeToChats, unsubscribeFromChats } from './push/subscriptions.ts';
import { simulatePath } from './simulate/simulatePath.ts';
import { takeTurn } from './turn/takeTurn.ts';
import { testConfig } from './opening/testConfig.ts';

/** An address may stand for a whole university or a telephone network; a script wants millions. */
const CONVERSATIONS_PER_ADDRESS: TokenBucket = { name: 'conversations', burst: 3_000, refillMs: 100 };

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
  | 'previewChange'
  | 'receipt'
  | 'deleteReceipt'
  | 'giveFeedback'
  | 'chats'
  | 'resumeChats'
  | 'seeChats'
  | 'handOver'
  | 'handedOver'
  | 'continueHere'
  | 'subscribeToChats'
  | 'unsubscribeFromChats'
  | 'signal'
  | 'trySignal';

export interface Live {
  readonly handlers: Pick<Handlers, LiveCall>;
  /** What a public dialog page shows before any call. */
  readonly readOpening: (survey_id: string) => Promise<Opening>;
  /** A dialog's privacy text, the draft's where the address is signed; null when there is no such dialog. */
  readonly readPrivacy: (survey_id: string, query: Readonly<Record<string, unknown>>) => ReturnType<typeof readPrivacy>;
  /** Where a respondent's file for a question belongs, and what is taken there. */
  readonly findReplyTarget: (user_id_live: string, question: UploadQuestion) => Promise<ReplyTarget>;
  /** What conversations wait for. */
  readonly requests: Requests;
  /** What the page of a multi-chat shows before any call. */
  readonly readChatsOpening: (id: string) => Promise<ChatsOpening>;
  /** What the streams and clocks of multi-chats reach. */
  readonly services: LiveServices;
}

/** The respondents' side of the api; at most `callsAtOnce` of their calls are handled at a time. */
export function createLive(services: Services, { callsAtOnce }: { readonly callsAtOnce: number }): Live {
  const compiledChats = createCompiledChats(services.db);
  const spoken = createSpokenTexts();
  const requests = createRequests({ ...services, compiledChats, spoken });
  const live: LiveServices = { ...services, compiledChats, requests, spoken };
  const limited = createLoadLimit(callsAtOnce);

  /** Refuses with 503 'server_busy' where an address begins conversations faster than people do. */
  async function begin(
    survey_ids: readonly string[],
    query: string,
    { address, userAgent }: Pick<CallContext, 'address' | 'userAgent'>,
    manager: PublishedManager | null = null,
  ): ReturnType<typeof registerLiveUser> {
    const wait = await takeTokens(live, CONVERSATIONS_PER_ADDRESS, address, survey_ids.length);
    if (wait > 0) throw busy(Math.ceil(wait / 1000));
    const arrival = { device: deviceKind(userAgent), query };
    return manager ? registerParticipant(live, manager, arrival) : registerLiveUser(live, survey_ids, arrival);
  }

  return {
    readOpening: (survey_id) => readOpening(live, survey_id),
    readPrivacy: (survey_id, query) => readPrivacy(services, survey_id, query),
    findReplyTarget: (user_id_live, question) => findReplyTarget(live, user_id_live, question),
    requests,
    readChatsOpening: (id) => readChatsOpening(live, id),
    services: live,
    handlers: {
      registerLive: limited<'registerLive'>(({ survey_id, query }, context) => begin([survey_id], query, context)),
      registerLiveList: limited<'registerLiveList'>(async ({ survey_id_list, dialog_manager_id, query }, context) => {
        if (dialog_manager_id === undefined) return begin(survey_id_list, query, context);
        const manager = await publishedManager(live.db, dialog_manager_id);
        return begin(
          manager.surveys.map(({ survey_id }) => survey_id),
          query,
          context,
          manager,
        );
      }),
      chats: limited<'chats'>((_, { who }) => readChats(live, who.user_id_live)),
      resumeChats: limited<'resumeChats'>(({ code }, { address }) => resumeChats(live, code, address)),
      seeChats: limited<'seeChats'>(async ({ seen }, { who }) => {
        await seeChats(live, who.user_id_live, seen);
        return { msg: 'success' };
      }),
      handOver: limited<'handOver'>(({ survey_id }, { who }) => handOver(live, survey_id, who.user_id_live)),
      handedOver: limited<'handedOver'>(({ survey_id }, { who }) => handedOver(live, survey_id, who.user_id_live)),
      continueHere: limited<'continueHere'>((input, { address }) => continueHere(live, input, address)),
      subscribeToChats: limited<'subscribeToChats'>(async (input, { who }) => {
        await subscribeToChats(live, who.user_id_live, input);
        return { msg: 'success' };
      }),
      unsubscribeFromChats: limited<'unsubscribeFromChats'>(async ({ endpoint }, { who }) => {
        await unsubscribeFromChats(live, who.user_id_live, endpoint);
        return { msg: 'success' };
      }),
      signal: (input, { address }) => takeSignal(live, input, address),
      trySignal: (input, context) => trySignal(live, input, context),
      testRegister: async ({ survey_id: id, as_it_is, query }, { who }) => {
        const { survey_id } = await mayTest({ services, who }, id);
        return registerTestUser(live, who.user_id, { survey_id, as_it_is, query });
      },
      simulatePath: (input, context) => simulatePath(live, context, input),
      testConfig: async ({ survey_id: id }, { who }) => testConfig(live, await mayTest({ services, who }, id)),
      config: async ({ survey_id }) => (await publishedSurvey(live, survey_id)).config,
      surveyLanguage: async ({ survey_id }) => {
        const { config, language: navar_language_fragments } = await publishedSurvey(live, survey_id);
        return { nav_bar_information: { navar_language_fragments, language: config.language } };
      },
      conversation: limited<'conversation'>(({ survey_id }, { who }) => readChat(live, survey_id, who.user_id_live)),
      turn: limited<'turn'>((input, { who }) => takeTurn(live, who.user_id_live, input)),
      answered: limited<'answered'>(({ survey_id }, { who }) => answered(live, survey_id, who.user_id_live)),
      changeAnswer: limited<'changeAnswer'>((input, { who }) => changeAnswer(live, who.user_id_live, input)),
      previewChange: limited<'previewChange'>((input, { who }) => previewChange(live, who.user_id_live, input)),
      receipt: limited<'receipt'>(({ code }, { address }) => readReceipt(live, code, address)),
      deleteReceipt: limited<'deleteReceipt'>(async ({ code }, { address }) => {
        await deleteByReceipt(live, code, address);
        return { msg: 'success' };
      }),
      giveFeedback: limited<'giveFeedback'>(async (input, { who }) => {
        await giveFeedback(live, who.user_id_live, input);
        return { msg: 'success' };
      }),
      restartDelete: limited<'restartDelete'>(async (input, { who, userAgent }) => {
        await restartDelete(live, who, input, deviceKind(userAgent));
        return { msg: 'success' };
      }),
    },
  };
}
