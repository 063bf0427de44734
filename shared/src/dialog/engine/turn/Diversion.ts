import type { ConversationState, QuotaFull } from '../ConversationState.ts';

/** How a turn leaves its way, because a quota is full that the conversation belongs to; once. */
export class Diversion {
  #quota: string | undefined;
  #full: QuotaFull | undefined;

  constructor({ quota, full }: Pick<ConversationState, 'quota' | 'full'>) {
    this.#quota = quota;
    this.#full = full;
  }

  /** Whether the turn is to leave its way and has not yet. */
  get isAhead(): boolean {
    return this.#full !== undefined;
  }

  /** Where it goes on or ends; null where it stays on its way. */
  take(): QuotaFull['to'] | null {
    if (!this.#full) return null;
    const { quota_id, to } = this.#full;
    this.#quota = quota_id;
    this.#full = undefined;
    return to;
  }

  /** What the conversation keeps of it. */
  get known(): Pick<ConversationState, 'quota'> {
    return this.#quota === undefined ? {} : { quota: this.#quota };
  }
}
