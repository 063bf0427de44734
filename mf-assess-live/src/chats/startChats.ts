import { createChatsClient } from '@dialogwerk/shared/clients/chats';
import type { CallResponse, ChatEvent, ChatState, ChatsData, ChatsSpoken, Notebook } from '@dialogwerk/shared/contract';
import { atom } from 'nanostores';
import { createConversationSession } from '../features/conversation/effects/ConversationSession.ts';
import { createRetryPolicy } from '../features/conversation/effects/RetryPolicy.ts';
import type { Outcome } from '../features/conversation/effects/RetryPolicy.ts';
import { linkQuery } from '../features/conversation/effects/linkQuery.ts';
import { liveSessionOf } from '../features/conversation/effects/liveSessionOf.ts';
import { onceInAllTabs } from '../features/conversation/effects/onceInAllTabs.ts';
import { goOn } from '../features/conversation/effects/openConversation.ts';
import { readWhyClosed } from '../features/conversation/effects/readWhyClosed.ts';
import { runningOf } from '../features/conversation/effects/startConversation.ts';
import type { Opening } from '../features/conversation/model/Conversation.ts';
import { failureOf, registrationFailure } from '../features/conversation/model/failureOf.ts';
import { beginsProven } from '../proof/beginsProven.ts';
import { followChats } from './followChats.ts';
import { hintKey } from './hintKey.ts';
import type { KeptChats } from './keepChats.ts';
import type { Chat, ChatsPhase, RunningChats } from './RunningChats.ts';
import { createChatPush } from './push/createChatPush.ts';
import { whileRead } from './push/whileRead.ts';
import { createSeenTeller, mostSeen } from './tellSeen.ts';
import { takePushes } from './takePushes.ts';
import { loadWording } from '../wording/loadWording.ts';

interface ChatsParts {
  readonly data: ChatsData;
  readonly kept: KeptChats;
  /** Of the resume link that the page was opened with; null for none. */
  readonly resumeCode: string | null;
}

type Told = CallResponse<'chats'>;

/** Begins a respondent's chats or comes back to them, and keeps all of them going through every fault (domain.md §4, §7). */
export function startChats({ data, kept, resumeCode }: ChatsParts): RunningChats {
  const { dialog_manager_id } = data;
  /** As they are spoken of now. */
  let surveys = data.chats;
  const survey_id_list = surveys.map(({ survey_id }) => survey_id);
  const client = createChatsClient(kept.sessions, () => undefined);
  const retry = createRetryPolicy(() => undefined);
  const beginWith = beginsProven(data.proof, () =>
    client.call('proofChallenge', { survey_ids: [dialog_manager_id, ...survey_id_list] }),
  );
  const $phase = atom<ChatsPhase>({ phase: 'opening', delay: null });
  const $chats = atom<readonly Chat[]>([]);
  const $notebook = atom<Notebook | null>(null);
  const $language = atom(surveys[0]?.language ?? 'de');
  const $seen = atom(kept.readSeen());
  const teller = createSeenTeller((seen) => client.call('seeChats', { seen }));
  const endingsBefore = kept.readEndings();
  const pushes = new Map<string, (push: ChatState) => void>();
  const led = new Set<(survey_id: string) => void>();
  let isBadLink = false;
  let unfollow = (): void => undefined;
  let last = 0;
  const push = createChatPush({
    kept,
    subscribe: (subscription) => client.call('subscribeToChats', subscription),
    unsubscribe: (endpoint) => client.call('unsubscribeFromChats', { endpoint }),
  });

  const untilAnswered = <Value>(call: () => Promise<Value>): Promise<Outcome<Value>> =>
    retry.untilAnswered(call, (delay) => $phase.set({ phase: 'opening', delay }));
  const isKnown = (): boolean => kept.sessions.read() !== null;

  async function open(): Promise<void> {
    if (resumeCode !== null) {
      const resumed = await untilAnswered(() => client.call('resumeChats', { code: resumeCode }));
      if (resumed.kind === 'stopped') return;
      // A link that is worth nothing leaves what is kept here as it is.
      isBadLink = resumed.kind !== 'answered';
      if (resumed.kind === 'answered') {
        kept.forget();
        kept.sessions.write(liveSessionOf(resumed.value));
      }
    }
    const returning = isKnown();
    const told = returning ? await ask() : await onceInAllTabs(`begin_${dialog_manager_id}`, isKnown, begin);
    if (told.kind === 'stopped') return;
    if (told.kind === 'answered') return show(told.value);
    if (told.kind === 'unregistered' && readWhyClosed(told.because)) return;
    if (told.kind === 'unregistered') return fail(registrationFailure(told.because));
    if (told.kind !== 'lost' || !returning) return fail(failureOf(told));
    kept.forget();
    return open();
  }

  const ask = () => untilAnswered(() => client.call('chats', {}));

  async function begin() {
    if (!isKnown()) {
      const registered = await untilAnswered(() =>
        beginWith((proof) =>
          client.call('registerLiveList', { survey_id_list, dialog_manager_id, query: linkQuery(), proof }),
        ),
      );
      if (registered.kind === 'stopped') return registered;
      if (registered.kind !== 'answered') return { kind: 'unregistered', because: registered } as const;
      kept.sessions.write(liveSessionOf(registered.value));
    }
    return ask();
  }

  function fail(failure: Extract<ChatsPhase, { phase: 'ended' }>['failure']): void {
    $phase.set({ phase: 'ended', failure });
  }

  async function show({ chats, seq, notebook, seen, resume_code, push_key, spoken }: Told): Promise<void> {
    if (spoken) await speakAs(spoken);
    $seen.set(mostSeen(kept.readSeen(), seen));
    for (const state of chats) add(state);
    $notebook.set(notebook);
    keepEndings();
    $phase.set({ phase: 'open', resumeCode: resume_code, isBadLink });
    last = seq;
    push.offer(push_key);
    unfollow = whileRead(push.$phase, follow);
  }

  /** Has all that stands around the chats be in the language that they are in. */
  async function speakAs({ chats }: ChatsSpoken): Promise<void> {
    await Promise.all(chats.map(({ language }) => loadWording(language)));
    surveys = chats;
    const spoken = new Map(chats.map((survey) => [survey.survey_id, survey]));
    $chats.set(
      $chats.get().map(({ survey, running }) => ({ survey: spoken.get(survey.survey_id) ?? survey, running })),
    );
    $language.set(chats[0]?.language ?? $language.get());
  }

  function follow(): () => void {
    return followChats({
      after: last,
      token: () => kept.sessions.read()?.token_live ?? null,
      // Each call renews a token that has run out; whether it then comes through is its own affair.
      renewToken: () =>
        client.call('chats', {}).then(
          () => undefined,
          () => undefined,
        ),
      onEvent,
    });
  }

  function onEvent({ seq, state, leads, found }: ChatEvent): void {
    last = seq;
    const tell = pushes.get(state.survey_id);
    if (tell) tell(state);
    else add(state);
    note(found);
    if (leads) for (const listener of led) listener(state.survey_id);
  }

  function note(found: ChatEvent['found']): void {
    const notebook = $notebook.get();
    const known = new Set(notebook?.found.map(hintKey));
    const fresh = found.filter((hint) => !known.has(hintKey(hint)));
    if (notebook && fresh.length > 0) $notebook.set({ ...notebook, found: [...notebook.found, ...fresh] });
    keepEndings();
  }

  function keepEndings(): void {
    const found = ($notebook.get()?.found ?? []).filter(({ kind }) => kind === 'ending');
    const known = new Map([...endingsBefore, ...found].map(({ number, title }) => [number, { number, title }]));
    if (found.length > 0) kept.writeEndings([...known.values()]);
  }

  /** A chat that has begun, as the server tells it whole. */
  function add(state: ChatState): void {
    const { survey_id } = state;
    const survey = surveys.find((one) => one.survey_id === survey_id);
    if (!survey) return;
    const keptChat = kept.chat(survey_id);
    const first = (): Opening => {
      const entries = keptChat.readHistory();
      return { phase: 'opening', entries, freshFrom: entries.length, question: null, pending: null, delay: null };
    };
    // The live user is that of all chats, so one chat alone never makes another.
    const register = (): Promise<never> => new Promise(() => undefined);
    const session = createConversationSession({ survey_id, kept: keptChat, register }, first());
    pushes.set(survey_id, takePushes(session));
    void goOn(session, state);
    const chat: Chat = { survey, running: runningOf(session, first) };
    const begun = new Map([...$chats.get(), chat].map((one) => [one.survey.survey_id, one]));
    $chats.set(survey_id_list.flatMap((id) => begun.get(id) ?? []));
  }

  void open();
  return {
    lasts: kept.lasts,
    $phase,
    $chats,
    $notebook,
    $seen,
    $language,
    endingsBefore,
    push,
    see(survey_id, entries) {
      if ($seen.get()[survey_id] === entries) return;
      $seen.set({ ...$seen.get(), [survey_id]: entries });
      kept.writeSeen($seen.get());
      teller.note($seen.get());
    },
    speak: (language) =>
      client.call('switchChatsLanguage', { language }).then(
        async (spoken) => {
          await speakAs(spoken);
          return true;
        },
        () => false,
      ),
    onLed(listener) {
      led.add(listener);
      return () => void led.delete(listener);
    },
    tryNow: () => retry.tryNow(),
    forget: () => kept.forget(),
    stop() {
      retry.stop();
      unfollow();
      teller.stop();
      for (const { running } of $chats.get()) running.stop();
    },
  };
}
