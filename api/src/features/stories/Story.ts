import type { Bounds, FixMessages, SolutionPart, StoryClock, SurveyConfig } from '@dialogwerk/shared/contract';
import type { TriggerKind } from '@dialogwerk/shared/dialog';
import type { WrittenBlock } from '../../dialogs/WrittenBlock.ts';

/** How people put into words what a block can be told: by target, sentences of which the first says it best. */
export interface Lessons {
  readonly unique_question_id: string;
  readonly examples: Readonly<Record<string, readonly string[]>>;
  readonly bounds: Bounds;
}

/** Some blocks of a chat, with what they are trained with. */
export interface Scene {
  readonly blocks: readonly WrittenBlock[];
  readonly lessons: readonly Lessons[];
}

/** One person to chat with. */
export interface StoryChat {
  /** Names the chat in the story's triggers. */
  readonly key: string;
  readonly survey_name: string;
  readonly config: Pick<SurveyConfig, 'du_sie' | 'avatar_name' | 'accent_color' | 'ask_backs'>;
  /** The portrait, a file of `pictures`. */
  readonly portrait: string;
  readonly messages: FixMessages;
  /** In the dialog's order. `filename_db` is a file of `pictures`. */
  readonly scenes: readonly (WrittenBlock | Scene)[];
}

/** A block of a story: its chat and its id. */
export type StoryPlace = readonly [chat: string, unique_question_id: string];

/** What the player notes once a block is behind them. */
export interface StoryNote {
  readonly at: StoryPlace;
  readonly title: string;
  readonly text: string;
  /** What is told to whoever lacks it and asks for a tip. */
  readonly tip?: string;
}

/** A trigger, in the words of `TriggerRule`. */
export interface StoryTrigger {
  readonly kind: Exclude<TriggerKind, 'waitAPI'>;
  /** What waits, begins or is left. */
  readonly at: StoryPlace;
  /** What is waited for, or where the respondent is taken. */
  readonly names: StoryPlace;
  /** How much later, in seconds; absent for at once. */
  readonly delay_seconds?: number;
}

/** A multi-chat that comes with the product and is public at an address of its own (spec §1, §9). */
export interface Story {
  readonly dialog_manager_id: 3 | 4;
  readonly name: string;
  /** How its time goes; null for a story without one of its own. */
  readonly clock: StoryClock | null;
  /** Those that nothing starts are open from the beginning on. */
  readonly chats: readonly StoryChat[];
  readonly triggers: readonly StoryTrigger[];
  /** How the story can end, in the order in which it numbers its endings. */
  readonly endings: readonly StoryNote[];
  /** What is told after some of them. */
  readonly epilogues: readonly StoryPlace[];
  /** What is found out, in an order in which it can be. */
  readonly clues: readonly StoryNote[];
  /** How it is solved, for authors. */
  readonly solution: readonly SolutionPart[];
}
