import type { Reply } from '@dialogwerk/shared/contract';
import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import { memoryStorage } from '@dialogwerk/shared/browser';
import { keepDraft } from '../features/conversation/effects/keepDraft.ts';
import type { RunningConversation } from '../features/conversation/effects/RunningConversation.ts';
import type { Conversation } from '../features/conversation/model/Conversation.ts';

const nothing = (): void => undefined;

/** Before anything has been played. */
export const notYetOpen: Conversation = {
  phase: 'opening',
  entries: [],
  freshFrom: 0,
  question: null,
  pending: null,
  delay: null,
};

/** A conversation that runs on this page alone: nobody is asked, nothing is kept or can be changed afterwards. */
export function localConversation(
  $conversation: ReadableAtom<Conversation>,
  onReply: (reply: Reply, shown: string) => void,
): RunningConversation {
  return {
    $conversation,
    $receipt: atom(null),
    $language: atom(null),
    $announcement: atom(null),
    $slow: atom(false),
    isLasting: () => true,
    draft: keepDraft(memoryStorage(), 'preview'),
    reply: onReply,
    takeKept: nothing,
    showAll: nothing,
    client: { call: () => Promise.reject(new Error('nobody is asked')) },
    change: () => false,
    speak: async () => false,
    followTabs: async () => ({}),
    token: () => null,
    renewToken: async () => undefined,
    tryNow: nothing,
    beginAgain: nothing,
    restartOrDelete: async () => null,
    stop: nothing,
  };
}
