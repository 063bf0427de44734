import type { ConversationId } from '../../../dialogs/ConversationId.ts';

/** The requests of `api` blocks and the models that conversations wait for. */
export interface Requests {
  /**
   * Makes the request or asks the model that a conversation waits for, takes what came of it as a turn, and so on until it waits for none.
   * Does nothing when it does not wait. Asked twice at once, it does so once.
   */
  settle(conversation: ConversationId): Promise<void>;
  /** Settles what a crash or a stop has left, when it is at least `ageMs` old; throws only once all were tried. */
  resumePending(ageMs: number): Promise<void>;
}
