import { newTurnId } from '@dialogwerk/shared/clients/outbox';
import type { VariableValue } from '@dialogwerk/shared/contract';
import type { ChatsEvent, QuestionOf } from '@dialogwerk/shared/dialog/engine';
import type { ChatsPreview } from '@dialogwerk/shared/state';
import { atom } from 'nanostores';
import type { ReadableAtom, WritableAtom } from 'nanostores';
import type { RunningConversation } from '../features/conversation/effects/RunningConversation.ts';
import type { Conversation } from '../features/conversation/model/Conversation.ts';
import { localConversation, notYetOpen } from '../preview/localConversation.ts';
import { conversationOf } from './conversationOf.ts';
import type { ChatsResult, Happened } from './stage/ChatsOrder.ts';
import type { StartChatsStage } from './startChatsStage.ts';

/** A multi-chat under edit, rehearsed in this browser by a clock of its own: nothing is sent, nothing is kept. */
export interface ChatsRehearsal {
  readonly $shown: ReadableAtom<ChatsResult | null>;
  readonly $isFaulty: ReadableAtom<boolean>;
  /** Milliseconds that have passed since the opening. */
  readonly $passed: ReadableAtom<number>;
  readonly running: (survey_id: string) => RunningConversation;
  /** Shows a multi-chat as it is now. */
  readonly show: (chats: ChatsPreview) => void;
  /** Moves the clock forward, so that what is due by then happens. */
  readonly forward: (ms: number) => void;
  /** Does as if a call from outside had come. */
  readonly signal: (question: QuestionOf) => void;
  readonly setValue: (survey_id: string, variable: string, value: VariableValue) => void;
  /** Takes back whatever happened from a place on. */
  readonly backTo: (place: number) => void;
  readonly restart: () => void;
  readonly close: () => void;
}

interface Chat {
  readonly $conversation: WritableAtom<Conversation>;
  readonly running: RunningConversation;
}

/** Rehearses a multi-chat from now on. */
export function createChatsRehearsal(startStage: StartChatsStage, now = Date.now()): ChatsRehearsal {
  const opening: Happened = { event: { kind: 'time' }, now };
  const $shown = atom<ChatsResult | null>(null);
  const $isFaulty = atom(false);
  const $passed = atom(0);
  const stage = startStage(take, () => $isFaulty.set(true));
  const chats = new Map<string, Chat>();
  let happened: readonly Happened[] = [opening];
  let newest = 0;
  let replying: string | null = null;

  function play(next: readonly Happened[], preview: ChatsPreview | null = null): void {
    newest += 1;
    happened = next;
    stage.play({ number: newest, chats: preview, happened });
  }
  function happen(event: ChatsEvent): void {
    play([...happened, { event, now: now + $passed.get() }]);
  }

  /** Draws what the stage has played, unless something newer is on its way there. */
  function take(result: ChatsResult): void {
    if (result.number !== newest) return;
    happened = result.happened;
    $passed.set((happened.at(-1)?.now ?? now) - now);
    for (const shown of result.chats) {
      const { $conversation } = chatOf(shown.survey_id);
      const refused = shown.survey_id === replying ? result.refused : null;
      $conversation.set(conversationOf(shown, $conversation.get(), refused));
    }
    replying = null;
    $shown.set(result);
  }

  function chatOf(survey_id: string): Chat {
    const known = chats.get(survey_id);
    if (known) return known;
    const $conversation = atom<Conversation>(notYetOpen);
    const running = localConversation($conversation, (reply, shown) => {
      const before = $conversation.get();
      if (before.phase !== 'asked') return;
      const { unique_question_id, nachfrage_id } = before.question;
      const pending = { turn_id: newTurnId(), unique_question_id, nachfrage_id, reply, shown };
      $conversation.set({ ...before, phase: 'sending', pending, delay: null });
      replying = survey_id;
      happen({ kind: 'turn', survey_id, event: { kind: 'reply', unique_question_id, nachfrage_id, reply } });
    });
    const chat = { $conversation, running };
    chats.set(survey_id, chat);
    return chat;
  }

  return {
    $shown,
    $isFaulty,
    $passed,
    running: (survey_id) => chatOf(survey_id).running,
    show: (preview) => play(happened, preview),
    forward(ms) {
      $passed.set($passed.get() + ms);
      happen({ kind: 'time' });
    },
    signal: (question) => happen({ kind: 'call', question }),
    setValue: (survey_id, variable, value) =>
      happen({ kind: 'turn', survey_id, event: { kind: 'set', values: { [variable]: value } } }),
    backTo: (place) => play(happened.slice(0, place)),
    restart: () => play([opening]),
    close: () => stage.close(),
  };
}
