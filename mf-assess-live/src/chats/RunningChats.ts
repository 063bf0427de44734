import type { ClientConfig, Notebook } from '@dialogwerk/shared/contract';
import type { ReadableAtom } from 'nanostores';
import type { RunningConversation } from '../features/conversation/effects/RunningConversation.ts';
import type { SeenEnding } from './keepChats.ts';
import type { ChatPush } from './push/createChatPush.ts';
import type { Delay, Failure } from '../features/conversation/model/Conversation.ts';

/** One of the chats, begun. */
export interface Chat {
  readonly survey: ClientConfig;
  readonly running: RunningConversation;
}

/** How the chats as a whole stand; `isBadLink`: the page was opened with a resume link of nobody. */
export type ChatsPhase =
  | { readonly phase: 'opening'; readonly delay: Delay | null }
  | { readonly phase: 'open'; readonly resumeCode: string; readonly isBadLink: boolean }
  | { readonly phase: 'ended'; readonly failure: Failure };

/** Stands for the hints where a dialog's id would: how many of them were seen. */
export const HINTS = '';

export interface RunningChats {
  /** Whether what is said outlives the page on this device. */
  readonly lasts: boolean;
  readonly $phase: ReadableAtom<ChatsPhase>;
  /** Those that have begun, in the order of the multi-chat. */
  readonly $chats: ReadableAtom<readonly Chat[]>;
  /** What was found; null while it is not known, and in a multi-chat without hints. */
  readonly $notebook: ReadableAtom<Notebook | null>;
  /** By dialog, how many entries of it were seen; under `HINTS` how many hints. */
  readonly $seen: ReadableAtom<Readonly<Record<string, number>>>;
  /** What the whole is spoken in: as its first dialog is. */
  readonly $language: ReadableAtom<string>;
  /** The endings that were come to in earlier games. */
  readonly endingsBefore: readonly SeenEnding[];
  /** Messages while the page is closed. */
  readonly push: ChatPush;
  /** Notes that so many entries of a chat were seen, or so many hints. */
  see(survey_id: string, entries: number): void;
  /** Goes on with all chats in another language; whether that is done. */
  speak(language: string): Promise<boolean>;
  /** Hears whereto the respondent is taken; gives the way to stop. */
  onLed(listener: (survey_id: string) => void): () => void;
  /** Ends the wait for the next attempt. */
  tryNow(): void;
  /** Forgets all that the device has kept. */
  forget(): void;
  stop(): void;
}
