import { newTurnId } from '@dialogwerk/shared/clients/outbox';
import type { DialogEntry, OpenQuestion } from '@dialogwerk/shared/contract';
import { answers } from '../model/Conversation.ts';
import type { Opening } from '../model/Conversation.ts';
import { createConversationSession } from './ConversationSession.ts';
import type { ConversationSession, ConversationSessionParts } from './ConversationSession.ts';
import { openConversation, reply as replyTo } from './openConversation.ts';
import type { RunningConversation } from './RunningConversation.ts';
import { sendChange } from './sendChange.ts';

export interface ConversationParts extends ConversationSessionParts {
  /** What the page knows before any call. */
  readonly opening: {
    readonly entries: readonly DialogEntry[];
    /** How many of them are on the screen. */
    readonly shown: number;
    readonly question: OpenQuestion | null;
  };
}

/** Begins a conversation or comes back to it, and keeps it going through every fault (domain.md §4). */
export function startConversation(parts: ConversationParts): RunningConversation {
  const session = createConversationSession(parts, firstView(parts));
  void openConversation(session);
  return runningOf(session, () => firstView(parts));
}

/** What can be done with a conversation; `anew` is what is seen when it begins again as another live user's. */
export function runningOf(session: ConversationSession, anew: () => Opening): RunningConversation {
  const { survey_id, kept, client, $conversation, $announcement } = session;
  return {
    $conversation,
    $receipt: session.$receipt,
    $language: session.$language,
    $announcement,
    $slow: session.$slow,
    isLasting: () => kept.isLasting(),
    draft: kept.draft,
    reply(reply, shown) {
      const now = $conversation.get();
      if (now.phase !== 'asked' && now.phase !== 'opening') return;
      if (!now.question || (now.phase === 'opening' && now.pending)) return;
      const { unique_question_id, nachfrage_id } = now.question;
      const pending = { turn_id: newTurnId(), unique_question_id, nachfrage_id, reply, shown };
      $announcement.set(null);
      kept.writeOutbox(pending);
      if (now.phase === 'asked') void replyTo(session, now, pending);
      else $conversation.set({ ...now, pending });
    },
    takeKept() {
      const [now, waiting] = [$conversation.get(), kept.readOutbox()];
      if (!waiting || waiting.changes) return;
      if (now.phase === 'opening') $conversation.set({ ...now, pending: waiting });
      else if (now.phase === 'asked' && answers(waiting, now.question)) void replyTo(session, now, waiting);
    },
    showAll() {
      const now = $conversation.get();
      $conversation.set({ ...now, freshFrom: now.entries.length });
    },
    client,
    async followTabs() {
      const part = await import('./followTabs.ts');
      part.followTabs(session);
      return part;
    },
    change(question, reply, shown, before) {
      const { unique_question_id, nachfrage_id } = question;
      const now = $conversation.get();
      if (now.phase !== 'asked' && now.phase !== 'finished') return false;
      const change = { turn_id: newTurnId(), unique_question_id, nachfrage_id, reply, shown, changes: true } as const;
      $announcement.set(null);
      kept.writeOutbox(change);
      void sendChange(session, now, change, before && { question, ...before });
      return true;
    },
    speak: (language) =>
      import('./speakIn.ts').then(
        (part) => part.speakIn(session, language),
        () => false,
      ),
    token: () => kept.sessions.read()?.token_live ?? null,
    // Each call renews a token that has run out; whether it then comes through is its own affair.
    renewToken: () =>
      client.call('conversation', { survey_id }).then(
        () => undefined,
        () => undefined,
      ),
    tryNow: session.tryNow,
    beginAgain() {
      kept.forget();
      $conversation.set(anew());
      void openConversation(session);
    },
    restartOrDelete: (action) =>
      import('./restartOrDelete.ts').then(
        (part) => part.restartOrDelete(session, action),
        // Without the network it would not be done either.
        () => ({ sentence: '', requestId: undefined }),
      ),
    stop: session.stop,
  };
}

/** What is kept on the device, else what the page knows. */
function firstView({ kept, opening }: ConversationParts): Opening {
  const history = kept.sessions.read() ? kept.readHistory() : [];
  const waiting = kept.readOutbox();
  const pending = waiting?.changes ? null : waiting;
  if (history.length > 0) {
    return { phase: 'opening', entries: history, freshFrom: history.length, question: null, pending, delay: null };
  }
  const { entries, shown, question } = opening;
  return { phase: 'opening', entries, freshFrom: shown, question, pending, delay: null };
}
