import type { DialogEntry, OpenQuestion, TracedVariable, TraceStep } from '@dialogwerk/shared/contract';
import type { ChatsEvent, QuestionOf } from '@dialogwerk/shared/dialog/engine';
import type { ChatsPreview } from '@dialogwerk/shared/state';

/** Something that happened to the chats, when in milliseconds since 1970. */
export interface Happened {
  readonly event: ChatsEvent;
  readonly now: number;
}

/** What the worker is asked to play: all that has happened, from the opening on. */
export interface ChatsOrder {
  readonly number: number;
  /** The multi-chat as it is by now; null: as it was in the order before. */
  readonly chats: ChatsPreview | null;
  readonly happened: readonly Happened[];
}

/** What a chat waits for. */
export interface ChatWait {
  /** What has to happen, in words; null for a call from outside. */
  readonly for: string | null;
  readonly question: QuestionOf;
}

/** A step in a chat, by the place of what led to it among all that has happened. */
export interface ChatStep {
  readonly step: TraceStep;
  readonly place: number;
}

/** One chat as it stands. */
export interface ShownChat {
  readonly survey_id: string;
  readonly isBegun: boolean;
  readonly entries: readonly DialogEntry[];
  readonly question: OpenQuestion | null;
  readonly progress: number;
  readonly turns: number;
  readonly waits: readonly ChatWait[];
  readonly steps: readonly ChatStep[];
  readonly variables: readonly TracedVariable[];
}

export interface ChatsResult {
  /** Of its order. */
  readonly number: number;
  readonly chats: readonly ShownChat[];
  /** What of it was taken: all, unless the last thing was refused. */
  readonly happened: readonly Happened[];
  /** Why the last reply was refused; null where it was not. */
  readonly refused: string | null;
  /** When something happens next by itself, in milliseconds since 1970; null for never. */
  readonly due: number | null;
}
