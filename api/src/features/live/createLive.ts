import type { ChatState } from '@dialogwerk/shared/contract';
import type { BrowserMarks } from '../../calls/browserMarks.ts';
import type { CallContext, Handlers } from '../../calls/handler.ts';
import type { Services } from '../../services.ts';
import { wishedLanguages } from '../../dialogs/wishedLanguages.ts';
import { mayTest } from '../../policies/mayTest.ts';
import { noteEnd } from '../../studies/doors/begunHere.ts';
import { testTokenIn } from '../../studies/doors/testLink.ts';
import { takeTokens } from '../../throttle/TokenBucket.ts';
import type { TokenBucket } from '../../throttle/TokenBucket.ts';
import { answered } from './change/answered.ts';
import { rewindTest } from './bench/rewindTest.ts';
import { testTrace } from './bench/testTrace.ts';
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
import { switchChatsLanguage } from './chats/switchChatsLanguage.ts';
import { takeSignal } from './chats/takeSignal.ts';
import { trySignal } from './chats/trySignal.ts';
import { createLoadLimit } from './createLoadLimit.ts';
import { createSpokenTexts } from './led/SpokenTexts.ts';
import { createRequests } from './requests/createRequests.ts';
import type { Requests } from './requests/Requests.ts';
import { deviceKind } from './opening/deviceKind.ts';
import { findForTurn } from './turn/conversationStatements.ts';
import { findReplyTarget } from './turn/findReplyTarget.ts';
import type { ReplyTarget, UploadQuestion } from './turn/findReplyTarget.ts';
import { giveFeedback } from './giveFeedback.ts';
import type { LiveServices } from './LiveServices.ts';
import { continueHere } from './other-devices/continueHere.ts';
import { handOver, handedOver } from './other-devices/handOver.ts';
import { personalLinksOf } from './personal-links/personalLinksOf.ts';
import type { PersonalLinks } from './personal-links/personalLinksOf.ts';
import type { Arrival } from './opening/Arrival.ts';
import { publishedSurvey } from './opening/publicSurvey.ts';
import { beginOnce } from './plain/beginOnce.ts';
import type { PlainConversations } from './plain/PlainConversations.ts';
import { surveyInConversation } from './plain/surveyInConversation.ts';
import { readChat } from './turn/readChat.ts';
import { readOpening } from './opening/readOpening.ts';
import type { Opening, Visit } from './opening/readOpening.ts';
import { enterByPassword } from './opening/enterByPassword.ts';
import type { Asked } from './opening/enterByPassword.ts';
import type { Entered, PasswordAttempt } from '../../studies/enterPassword.ts';
import { readPrivacy } from './opening/readPrivacy.ts';
import { ownDataOf } from './receipt/ownDataOf.ts';
import type { OwnDataAccess } from './receipt/ownDataOf.ts';
import { deleteByReceipt, readReceipt } from './receipt/readReceipt.ts';
import { withdrawConsent } from './receipt/withdrawConsent.ts';
import { registerLiveUser } from './opening/registerLiveUser.ts';
import { registerTestUser } from './opening/registerTestUser.ts';
import { restartDelete } from './opening/restartDelete.ts';
import { challengeFor } from '../../studies/proof/challengeFor.ts';
import { subscribeToChats, unsubscribeFromChats } from './push/subscriptions.ts';
import { sentOn } from './turn/sentOn.ts';
import { simulatePath } from './simulate/simulatePath.ts';
import { switchLanguage } from './turn/switchLanguage.ts';
import { takeTurn } from './turn/takeTurn.ts';
import { testConfig } from './opening/testConfig.ts';

/** An address may stand for a whole university or a telephone network; a script wants millions. */
const CONVERSATIONS_PER_ADDRESS: TokenBucket = { name: 'conversations', burst: 3_000, refillMs: 100 };

/** A class without scripts comes in; ten thousand beginnings take a week. */
const UNPROVED_PER_ADDRESS: TokenBucket = { name: 'unproved', burst: 10, refillMs: 60_000 };

type LiveCall =
  | 'registerLive'
  | 'registerLiveList'
  | 'proofChallenge'
  | 'testRegister'
  | 'testConfig'
  | 'simulatePath'
  | 'testTrace'
  | 'rewindTest'
  | 'config'
  | 'surveyLanguage'
  | 'conversation'
  | 'turn'
  | 'switchLanguage'
  | 'restartDelete'
  | 'sentOn'
  | 'answered'
  | 'changeAnswer'
  | 'previewChange'
  | 'receipt'
  | 'deleteReceipt'
  | 'withdrawConsent'
  | 'giveFeedback'
  | 'chats'
  | 'resumeChats'
  | 'seeChats'
  | 'switchChatsLanguage'
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
  readonly readOpening: (survey_id: string, visit: Visit) => Promise<Opening>;
  /** A dialog's privacy text, the draft's where the address is signed; null when there is no such dialog. */
  readonly readPrivacy: (survey_id: string, query: Readonly<Record<string, unknown>>) => ReturnType<typeof readPrivacy>;
  /** Where a respondent's file for a question belongs, and what is taken there. */
  readonly findReplyTarget: (user_id_live: string, question: UploadQuestion) => Promise<ReplyTarget>;
  /** What personal links lead to. */
  readonly personalLinks: PersonalLinks;
  /** What respondents see and do of what is stored of them, by the code of a receipt. */
  readonly ownData: OwnDataAccess;
  /** What conversations wait for. */
  readonly requests: Requests;
  /** What the page of a multi-chat shows before any call. */
  readonly readChatsOpening: (id: string, visit: Visit) => Promise<ChatsOpening>;
  /** What pages that need no script reach beside the calls. */
  readonly plain: PlainConversations;
  /** Tries a password before what a page leads to. */
  readonly enterByPassword: (of: Asked, attempt: PasswordAttempt) => Promise<Entered>;
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
    { query, proof = null }: { readonly query: string; readonly proof?: Arrival['proof'] | undefined },
    {
      address,
      userAgent,
      acceptLanguage,
      marks,
    }: Pick<CallContext, 'address' | 'userAgent' | 'acceptLanguage' | 'marks'>,
    manager: PublishedManager | null = null,
    settled: { readonly user_id_live?: string } = {},
  ): ReturnType<typeof registerLiveUser> {
    const wait = await takeTokens(live, CONVERSATIONS_PER_ADDRESS, address, survey_ids.length);
    if (wait > 0) throw busy(Math.ceil(wait / 1000));
    const wished = wishedLanguages(query, acceptLanguage);
    const arrival = { device: deviceKind(userAgent), query, wished, marks, proof, ...settled };
    return manager ? registerParticipant(live, manager, arrival) : registerLiveUser(live, survey_ids, arrival);
  }

  /** By a browser that has no script and so can solve nothing: where a dialog asks for that, by few from one address. */
  async function beginPlain(
    survey_id: string,
    query: string,
    context: Parameters<PlainConversations['begin']>[1],
    user_id_live: string,
  ): ReturnType<typeof registerLiveUser> {
    if ((await challengeFor(live, [survey_id])) !== null) {
      const wait = await takeTokens(live, UNPROVED_PER_ADDRESS, context.address, 1);
      if (wait > 0) throw busy(Math.ceil(wait / 1000));
    }
    return begin([survey_id], { query, proof: 'spared' }, context, null, { user_id_live });
  }

  /** What a call answers, once a browser that is known to have begun knows of the end. */
  function noted(state: ChatState, marks: BrowserMarks): ChatState {
    if (state.finished) noteEnd(live.pseudonym, marks, state.survey_id);
    return state;
  }

  return {
    readOpening: (survey_id, visit) => readOpening(live, survey_id, visit),
    readPrivacy: (survey_id, query) => readPrivacy(services, survey_id, query),
    findReplyTarget: (user_id_live, question) => findReplyTarget(live, user_id_live, question),
    personalLinks: personalLinksOf(services),
    ownData: ownDataOf(live),
    requests,
    readChatsOpening: (id, visit) => readChatsOpening(live, id, visit),
    plain: {
      begin: ({ survey_id, attempt, query }, context) =>
        beginOnce(live, { survey_id, attempt }, (user_id_live) => beginPlain(survey_id, query, context, user_id_live)),
      survey: (survey_id, user_id_live) => surveyInConversation(live, survey_id, user_id_live),
      hasTurn: async (survey_id, user_id_live, turn_id) =>
        Boolean((await findForTurn(live.pool, survey_id, user_id_live, turn_id))?.replayed),
    },
    enterByPassword: (of, attempt) => enterByPassword(live, of, attempt),
    services: live,
    handlers: {
      registerLive: limited<'registerLive'>(({ survey_id, ...how }, context) => begin([survey_id], how, context)),
      registerLiveList: limited<'registerLiveList'>(async ({ survey_id_list, dialog_manager_id, ...how }, context) => {
        if (dialog_manager_id === undefined) return begin(survey_id_list, how, context);
        const isTried = testTokenIn(how.query) !== null;
        const manager = await publishedManager(live.db, dialog_manager_id, { isTried });
        return begin(
          manager.surveys.map(({ survey_id }) => survey_id),
          how,
          context,
          manager,
        );
      }),
      proofChallenge: limited<'proofChallenge'>(async ({ survey_ids }) => ({
        challenge: await challengeFor(live, survey_ids),
      })),
      chats: limited<'chats'>((_, { who }) => readChats(live, who.user_id_live)),
      resumeChats: limited<'resumeChats'>(({ code }, { address }) => resumeChats(live, code, address)),
      seeChats: limited<'seeChats'>(async ({ seen }, { who }) => {
        await seeChats(live, who.user_id_live, seen);
        return { msg: 'success' };
      }),
      switchChatsLanguage: limited<'switchChatsLanguage'>(({ language }, { who }) =>
        switchChatsLanguage(live, who.user_id_live, language),
      ),
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
      testTrace: (input, context) => testTrace(live, context, input),
      rewindTest: (input, context) => rewindTest(live, context, input),
      testConfig: async ({ survey_id: id, query }, { who }) =>
        testConfig(live, await mayTest({ services, who }, id), wishedLanguages(query, undefined)),
      config: async ({ survey_id, language }) => (await publishedSurvey(live, survey_id, listOf(language))).config,
      surveyLanguage: async ({ survey_id, language }) => {
        const published = await publishedSurvey(live, survey_id, listOf(language));
        const { config, language: navar_language_fragments } = published;
        return { nav_bar_information: { navar_language_fragments, language: config.language } };
      },
      conversation: limited<'conversation'>(async ({ survey_id }, { who, marks }) =>
        noted(await readChat(live, survey_id, who.user_id_live), marks),
      ),
      turn: limited<'turn'>(async (input, { who, marks }) =>
        noted(await takeTurn(live, who.user_id_live, input), marks),
      ),
      switchLanguage: limited<'switchLanguage'>((input, { who }) => switchLanguage(live, who.user_id_live, input)),
      answered: limited<'answered'>(({ survey_id }, { who }) => answered(live, survey_id, who.user_id_live)),
      changeAnswer: limited<'changeAnswer'>((input, { who }) => changeAnswer(live, who.user_id_live, input)),
      previewChange: limited<'previewChange'>((input, { who }) => previewChange(live, who.user_id_live, input)),
      receipt: limited<'receipt'>(({ code }, { address }) => readReceipt(live, code, address)),
      deleteReceipt: limited<'deleteReceipt'>(async ({ code }, { address }) => {
        await deleteByReceipt(live, code, address);
        return { msg: 'success' };
      }),
      withdrawConsent: limited<'withdrawConsent'>(async (input, { address }) => {
        await withdrawConsent(live, input, address);
        return { msg: 'success' };
      }),
      giveFeedback: limited<'giveFeedback'>(async (input, { who }) => {
        await giveFeedback(live, who.user_id_live, input);
        return { msg: 'success' };
      }),
      sentOn: limited<'sentOn'>(async ({ survey_id }, { who, marks }) => {
        const { told, finished_id } = await sentOn(live, survey_id, who.user_id_live);
        if (finished_id !== null) noteEnd(live.pseudonym, marks, finished_id);
        return told;
      }),
      restartDelete: limited<'restartDelete'>(async (input, { who, userAgent }) => {
        await restartDelete(live, who, input, deviceKind(userAgent));
        return { msg: 'success' };
      }),
    },
  };
}

const listOf = (language: string | undefined): readonly string[] => (language === undefined ? [] : [language]);
