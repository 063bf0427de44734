import { createRespondentClient } from '@dialogwerk/shared/clients/respondent';
import type { LiveSession } from '@dialogwerk/shared/clients/respondent';
import type { CallResponse, ChatState, DialogEntry, OpenQuestion, Reply } from '@dialogwerk/shared/contract';
import { atom } from 'nanostores';
import type { ReadableAtom, WritableAtom } from 'nanostores';
import { withdrawnReplies } from '../model/withdrawnReplies.ts';
import { afterTurn, answers, commonBeginning, toldBy } from '../model/Conversation.ts';
import type {
  Asked,
  Conversation,
  Failure,
  Finished,
  News,
  Opening,
  PendingReply,
  Sending,
} from '../model/Conversation.ts';
import { failureOf, registrationFailure } from '../model/failureOf.ts';
import { verdictOf } from '../model/verdictOf.ts';
import { createPatience } from './createPatience.ts';
import type { KeptConversation } from './KeptConversation.ts';
import { newTurnId } from './newTurnId.ts';

export interface ConversationParts {
  readonly survey_id: string;
  readonly kept: KeptConversation;
  /** Makes a new live user with a conversation in this survey. */
  readonly register: () => Promise<LiveSession>;
  /** What the page knows before any call. */
  readonly opening: {
    readonly entries: readonly DialogEntry[];
    /** How many of them are on the screen. */
    readonly shown: number;
    readonly question: OpenQuestion | null;
  };
}

/** A question that was answered, with its reply. */
export type Answered = CallResponse<'answered'>['answered'][number];

export interface RunningConversation {
  readonly $conversation: ReadableAtom<Conversation>;
  /** The receipt's code, as far as it is known. */
  readonly $receipt: ReadableAtom<string | null>;
  /** What became of a change; null again with the next reply or change. */
  readonly $news: WritableAtom<News | null>;
  /** Whether the server keeps the respondent waiting; whoever shows it sets it back. */
  readonly $slow: WritableAtom<boolean>;
  /** false when what is written here is lost with the page. */
  readonly lasting: boolean;
  /** Answers the open question; `shown` is the respondent's bubble. */
  reply(reply: Reply, shown: string): void;
  /** Every question that was answered; null when the server does not say so now. */
  answered(): Promise<readonly Answered[] | null>;
  /** Gives an earlier question another reply; the dialog goes on from there. false while another reply is on its way. */
  change(question: OpenQuestion, reply: Reply, shown: string): boolean;
  /** The live user's token as it is now, for what is sent beside the calls; null before there is one. */
  token(): string | null;
  /** Has the token renewed when it has run out. */
  renewToken(): Promise<void>;
  /** Ends the wait for the next attempt. */
  tryNow(): void;
  /** Begins anew as another live user, after the conversation was lost. */
  beginAgain(): void;
  /** Spec §4, 'Restart and delete'; gives whether it is done. What is done has to be followed by a fresh page. */
  restartOrDelete(action: 'restart' | 'delete'): Promise<boolean>;
  /** Leaves it; a reply on its way stays in the outbox. */
  stop(): void;
}

/** Begins a conversation or comes back to it, and keeps it going through every fault (domain.md §4). */
export function startConversation({ survey_id, kept, register, opening }: ConversationParts): RunningConversation {
  // The call that meets a session's end comes out as 'lost', so nothing is to be done here beside.
  const client = createRespondentClient(kept.sessions, () => undefined);
  const $slow = atom(false);
  const newPatience = () => createPatience(() => $slow.set(true));
  let patience = newPatience();
  const $receipt = atom<string | null>(null);
  const $news = atom<News | null>(null);
  const $conversation = atom<Conversation>(firstView());

  function firstView(): Opening {
    const history = kept.sessions.read() ? kept.readHistory() : [];
    const waiting = kept.readOutbox();
    const pending = waiting?.changes ? null : waiting;
    if (history.length > 0) {
      return { phase: 'opening', entries: history, freshFrom: history.length, question: null, pending, delay: null };
    }
    const { entries, shown, question } = opening;
    return { phase: 'opening', entries, freshFrom: shown, question, pending, delay: null };
  }

  /** Only some answers carry the code. */
  function keepReceipt({ receipt }: ChatState): void {
    if (receipt !== null) $receipt.set(receipt);
  }

  function show(conversation: Conversation): void {
    kept.writeHistory(conversation.entries);
    $conversation.set(conversation);
    if (conversation.phase === 'waiting') void untilItGoesOn();
  }

  /** Asks again and again how it goes on, less and less often. */
  async function untilItGoesOn(): Promise<void> {
    const asking = patience;
    for (let attempt = 1; await asking.pause(attempt); attempt += 1) {
      const told = await asking.untilAnswered(() => client.call('conversation', { survey_id }), showDelay);
      if (told.kind === 'stopped') return;
      if (told.kind !== 'answered') return fail(failureOf(told));
      keepReceipt(told.value);
      const known = commonBeginning($conversation.get().entries, told.value.entries);
      const conversation = toldBy(told.value, known);
      if (conversation.phase !== 'waiting') return show(conversation);
      kept.writeHistory(conversation.entries);
      $conversation.set(conversation);
    }
  }

  function fail(failure: Failure): void {
    const { entries } = $conversation.get();
    $conversation.set({ phase: 'ended', entries, freshFrom: entries.length, failure });
  }

  const showDelay = (delay: 'no-answer' | 'busy'): void => {
    const now = $conversation.get();
    if ('delay' in now) $conversation.set({ ...now, delay });
  };

  async function open(): Promise<void> {
    const returning = kept.sessions.read() !== null;
    if (!returning) {
      const registered = await patience.untilAnswered(register, showDelay);
      if (registered.kind === 'stopped') return;
      if (registered.kind !== 'answered') {
        kept.forget();
        return fail(registrationFailure(registered));
      }
      kept.sessions.write(registered.value);
    }
    const told = await patience.untilAnswered(() => client.call('conversation', { survey_id }), showDelay);
    if (told.kind === 'stopped') return;
    if (told.kind === 'answered') return goOn(told.value);
    if (told.kind === 'lost' && returning) {
      kept.forget();
      return open();
    }
    fail(failureOf(told));
  }

  /** Takes the server's word; a reply that waits is sent when it answers what is asked. */
  async function goOn(state: ChatState): Promise<void> {
    keepReceipt(state);
    const before = $conversation.get();
    // Only a beginning is played with its pauses; whoever comes back later sees at once where they were.
    const known = Math.min(before.freshFrom, commonBeginning(before.entries, state.entries));
    const conversation = toldBy(state, state.turn > 1 ? state.entries.length : known);
    const waiting = kept.readOutbox();
    if (waiting && !waiting.changes && conversation.phase === 'asked' && answers(waiting, conversation.question)) {
      kept.writeHistory(conversation.entries);
      return send(conversation, waiting);
    }
    if (waiting?.changes && (conversation.phase === 'asked' || conversation.phase === 'finished')) {
      return sendChange(conversation, waiting);
    }
    kept.writeOutbox(null);
    show(conversation);
  }

  async function send(asked: Asked, pending: PendingReply): Promise<void> {
    const { entries, freshFrom, turn, progress, question } = asked;
    const sending: Sending = { phase: 'sending', entries, freshFrom, turn, progress, question, pending, delay: null };
    $conversation.set(sending);
    const { turn_id, unique_question_id, nachfrage_id, reply } = pending;
    const request = { survey_id, turn_id, unique_question_id, nachfrage_id, reply };
    const sent = await patience.untilAnswered(() => client.call('turn', request), showDelay);
    if (sent.kind === 'stopped') return;
    if (kept.readOutbox()?.turn_id === turn_id) kept.writeOutbox(null);
    if (sent.kind === 'answered') {
      keepReceipt(sent.value);
      const next = afterTurn(sending, sent.value);
      return next ? show(next) : open();
    }
    if (sent.kind === 'stale') return sent.state ? show(toldBy(sent.state, sent.state.entries.length)) : open();
    if (sent.kind === 'refused') {
      return $conversation.set({ ...asked, refused: { sentence: sent.msg, reply } });
    }
    fail(failureOf(sent));
  }

  async function sendChange(before: Asked | Finished, change: PendingReply): Promise<void> {
    const { entries, turn, progress } = before;
    $conversation.set({
      phase: 'changing',
      entries,
      freshFrom: entries.length,
      turn,
      progress,
      before,
      change,
      delay: null,
    });
    const { turn_id, unique_question_id, nachfrage_id, reply } = change;
    const request = { survey_id, turn_id, unique_question_id, nachfrage_id, reply };
    const sent = await patience.untilAnswered(() => client.call('changeAnswer', request), showDelay);
    if (sent.kind === 'stopped') return;
    if (kept.readOutbox()?.turn_id === turn_id) kept.writeOutbox(null);
    if (sent.kind === 'answered') {
      keepReceipt(sent.value);
      $news.set({ kind: 'changed', withdrawn: withdrawnReplies(entries, sent.value.entries) });
      return show(toldBy(sent.value, sent.value.entries.length));
    }
    if (sent.kind !== 'refused' && sent.kind !== 'stale') return fail(failureOf(sent));
    $news.set({ kind: 'refused', sentence: sent.msg });
    if (sent.kind === 'refused' || !sent.state) return show(before);
    show(toldBy(sent.state, sent.state.entries.length));
  }

  void open();

  return {
    $conversation,
    $receipt,
    $news,
    $slow,
    lasting: kept.lasting,
    reply(reply, shown) {
      const now = $conversation.get();
      if (now.phase !== 'asked' && now.phase !== 'opening') return;
      if (!now.question || (now.phase === 'opening' && now.pending)) return;
      const { unique_question_id, nachfrage_id } = now.question;
      const pending = { turn_id: newTurnId(), unique_question_id, nachfrage_id, reply, shown };
      $news.set(null);
      kept.writeOutbox(pending);
      if (now.phase === 'asked') void send(now, pending);
      else $conversation.set({ ...now, pending });
    },
    answered: () =>
      client.call('answered', { survey_id }).then(
        ({ answered }) => answered,
        () => null,
      ),
    change({ unique_question_id, nachfrage_id }, reply, shown) {
      const now = $conversation.get();
      if (now.phase !== 'asked' && now.phase !== 'finished') return false;
      const change = { turn_id: newTurnId(), unique_question_id, nachfrage_id, reply, shown, changes: true } as const;
      $news.set(null);
      kept.writeOutbox(change);
      void sendChange(now, change);
      return true;
    },
    token: () => kept.sessions.read()?.token_live ?? null,
    // Each call renews a token that has run out; whether it then comes through is its own affair.
    renewToken: () =>
      client.call('conversation', { survey_id }).then(
        () => undefined,
        () => undefined,
      ),
    tryNow: () => patience.tryNow(),
    beginAgain() {
      kept.forget();
      $conversation.set(firstView());
      void open();
    },
    async restartOrDelete(action) {
      // Otherwise a reply that still waits would be sent into the new conversation.
      patience.stop();
      patience = newPatience();
      try {
        await client.call('restartDelete', { survey_id, action, isLive: true });
      } catch (error) {
        // A conversation that is not there any more needs no deleting.
        if (verdictOf(error).kind !== 'lost') {
          const { phase } = $conversation.get();
          if (phase !== 'asked' && phase !== 'finished' && phase !== 'ended') void open();
          return false;
        }
        kept.forget();
      }
      if (action === 'delete') kept.forget();
      kept.writeOutbox(null);
      kept.forgetHistory();
      return true;
    },
    stop: () => patience.stop(),
  };
}
