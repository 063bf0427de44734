import type { ConversationState } from '../engine/ConversationState.ts';

/** What a multi-chat knows of a respondent beside their conversations: plain JSON; times are milliseconds since 1970. */
export interface ChatsMemory {
  /** By question (`questionKey`), when it was first answered, or said where it asks nothing. */
  readonly behind: Readonly<Record<string, number>>;
  /** By question, when the call from outside came that it waits for. */
  readonly called: Readonly<Record<string, number>>;
  /** Moves that have happened (`moveKey`), and what dialogs have said by themselves (`questionKey`); each happens once. */
  readonly moved: readonly string[];
  /** By the question that stands open, since when. */
  readonly since: Readonly<Record<string, number>>;
}

/** Where one respondent stands in all chats of a multi-chat. */
export interface ChatsState {
  readonly memory: ChatsMemory;
  /** By dialog; only those that have begun. */
  readonly conversations: ReadonlyMap<string, ConversationState>;
  /** What is known of those that have not begun: the seed of their draws, variables; nothing where one is missing. */
  readonly beginnings?: ReadonlyMap<string, ConversationState>;
}

/** A multi-chat that nobody has opened yet. */
export const newChats: ChatsState = {
  memory: { behind: {}, called: {}, moved: [], since: {} },
  conversations: new Map(),
};
