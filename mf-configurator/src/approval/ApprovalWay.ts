import type { Mutation } from '@dialogwerk/shared/clients';
import type { Approval, Person } from '@dialogwerk/shared/contract';

/** How publishing stands under the Vier-Augen-Prinzip, of a dialog or a multi-chat. */
export interface ApprovalState {
  readonly four_eyes: boolean;
  readonly others: readonly Person[];
  readonly may_approve: boolean;
  readonly waiting: Approval | null;
  readonly off: Approval | null;
  readonly past: readonly Approval[];
  /** At how many places the draft differs from what waits. */
  readonly behind: number;
}

/** What an author wishes a second person to agree to. */
export interface Asked {
  readonly note: string;
  readonly asked: readonly string[];
  readonly goes_live: boolean;
  /** The waiting wish that it takes the place of. */
  readonly instead_of: string | null;
}

/** The call that asks. */
export type Ask = (what: Asked & { readonly approval_id: string }) => Promise<Mutation<unknown>>;

/** What can be done about it; each says itself what became of it. */
export interface ApprovalActs {
  readonly isBusy: boolean;
  /** Asks for the draft, or by another call for something else; gives whether it waits now. */
  readonly ask: (what: Asked, by?: Ask) => Promise<boolean>;
  readonly withdraw: (approval: Approval) => Promise<void>;
  /** Gives whether it is decided now. */
  readonly decide: (approval: Approval, approved: boolean, reason: string) => Promise<boolean>;
}
