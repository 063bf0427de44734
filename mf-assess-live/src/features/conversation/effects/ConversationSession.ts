import { createRespondentClient } from '@dialogwerk/shared/clients/respondent';
import type { LiveSession } from '@dialogwerk/shared/clients/respondent';
import type { ChatState } from '@dialogwerk/shared/contract';
import { atom } from 'nanostores';
import { commonBeginning, toldBy } from '../model/Conversation.ts';
import type { Conversation, Delay, Failure, Announcement, Opening } from '../model/Conversation.ts';
import { failureOf } from '../model/failureOf.ts';
import { createRetryPolicy } from './RetryPolicy.ts';
import type { Outcome } from './RetryPolicy.ts';
import type { KeptConversation } from './KeptConversation.ts';

/** What opening, sending and changing have in common: the conversation as it is shown and kept, and the calls about it. */
export type ConversationSession = ReturnType<typeof createConversationSession>;

export interface ConversationSessionParts {
  readonly survey_id: string;
  readonly kept: KeptConversation;
  /** Makes a new live user with a conversation in this survey. */
  readonly register: () => Promise<LiveSession>;
}

/** `first` is what is seen before the server has said anything. */
export function createConversationSession({ survey_id, kept, register }: ConversationSessionParts, first: Opening) {
  // The call that meets a session's end comes out as 'lost', so nothing is to be done here beside.
  const client = createRespondentClient(kept.sessions, () => undefined);
  const $slow = atom(false);
  const newRetryPolicy = () => createRetryPolicy(() => $slow.set(true));
  let retryPolicy = newRetryPolicy();
  const $conversation = atom<Conversation>(first);
  const $receipt = atom<string | null>(null);
  const $language = atom<string | null>(null);
  const $announcement = atom<Announcement | null>(null);
  const $stored = atom(0);
  const left = new AbortController();

  const showDelay = (delay: Delay): void => {
    const now = $conversation.get();
    if ('delay' in now) $conversation.set({ ...now, delay });
  };
  const askOnce = () => client.call('conversation', { survey_id });

  /** Only some answers carry the code, and the language only where there are several. */
  function note({ receipt, language }: ChatState): void {
    if (receipt !== null) $receipt.set(receipt);
    if (language) $language.set(language);
  }

  function show(conversation: Conversation): void {
    kept.writeHistory(conversation.entries);
    $conversation.set(conversation);
    if (conversation.phase !== 'waiting') return;
    const over = untilItGoesOn();
    void import('./followSpoken.ts').then((part) => part.followSpoken({ survey_id, kept, $conversation, over }));
  }

  function fail(failure: Failure): void {
    const { entries } = $conversation.get();
    $conversation.set({ phase: 'ended', entries, freshFrom: entries.length, failure });
  }

  /** Asks again and again how it goes on, less and less often. */
  async function untilItGoesOn(): Promise<void> {
    const asking = retryPolicy;
    for (let attempt = 1; await asking.pause(attempt); attempt += 1) {
      const told = await asking.untilAnswered(askOnce, showDelay);
      if (told.kind === 'stopped') return;
      if (told.kind !== 'answered') return fail(failureOf(told));
      note(told.value);
      const now = $conversation.get();
      const known = commonBeginning(now.entries, told.value.entries);
      // What was seen coming is not said once more.
      const conversation = toldBy(told.value, 'spoken' in now ? known + 1 : known);
      if (conversation.phase !== 'waiting') return show(conversation);
      kept.writeHistory(conversation.entries);
      $conversation.set(conversation);
    }
  }

  const untilAnswered = <Value>(call: () => Promise<Value>): Promise<Outcome<Value>> =>
    retryPolicy.untilAnswered(call, showDelay);

  return {
    survey_id,
    kept,
    register,
    client,
    $conversation,
    $receipt,
    $language,
    $announcement,
    $slow,
    /** Counts what this page had stored. */
    $stored,
    /** Once the page leaves the conversation. */
    left: left.signal,
    noteStored: () => $stored.set($stored.get() + 1),
    note,
    /** Shows and keeps what the server has told; while it waits for a system of the author's, asks how it goes on. */
    show,
    fail,
    /** Makes a call again and again until the server has answered for good, and shows why it takes so long. */
    untilAnswered,
    /** Asks for the conversation whole. */
    ask: () => untilAnswered(askOnce),
    tryNow: () => retryPolicy.tryNow(),
    stop: (): void => {
      left.abort();
      retryPolicy.stop();
    },
    /** Gives up what is on its way; what is asked from now on is a fresh start. */
    letGo: (): void => {
      retryPolicy.stop();
      retryPolicy = newRetryPolicy();
    },
  };
}
