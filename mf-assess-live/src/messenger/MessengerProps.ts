import type { ClientConfig, LanguageFragments } from '@dialogwerk/shared/contract';
import type { ReactNode } from 'react';
import type { RunningConversation } from '../features/conversation/effects/RunningConversation.ts';
import type { TypedWord } from './typedWord.ts';
import type { MenuItem } from '../features/live-bar/ui/MenuItem.ts';
import type { Preferences } from '../features/preferences/effects/keepPreferences.ts';

export interface MessengerProps {
  readonly survey: ClientConfig;
  readonly running: RunningConversation;
  /** The respondent's live bar; null in the author's test, whose bar is the shell's. */
  readonly live: {
    readonly fragments: LanguageFragments;
    /** false in a widget, whose frame is another page's (spec §2). */
    readonly bar: boolean;
    /** The choice of a language, where the dialog has several. */
    readonly languages?: ReactNode;
    /** It is one chat of several: the page's title is not its own, and its answers cannot be changed any more. */
    readonly amongOthers?: true;
    readonly preferences: Preferences;
    /** Where to go once the dialog is restarted or deleted. */
    readonly onDone: (action: 'restart' | 'delete') => void;
  } | null;
  /** What the menu of the author's test offers. */
  readonly testItems?: readonly MenuItem[];
  readonly onRefresh: () => void;
  /** Begins anew where there is no live bar that asks first. */
  readonly onRestart: () => void;
}

/** What stands open before the conversation. */
export type Open = 'restart' | 'delete' | 'receipt' | 'feedback' | 'hand-over' | Change | AskedFor;

/** An answer that is to be changed, by the place of its bubble. */
export interface Change {
  readonly change: number;
  /** What stands in its input, in place of the reply before. */
  readonly text?: string;
}

/** What a typed word, or the menu, asks for in place of an answer. */
export interface AskedFor {
  readonly word: TypedWord;
  /** Sends the word as an answer all the same; null where it cannot be one. */
  readonly asAnswer: (() => void) | null;
}
