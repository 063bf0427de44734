import type { Mutation } from '@dialogwerk/shared/clients';
import type { Approval } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { useState } from 'react';
import type { ApprovalActs, Ask, Asked } from './ApprovalWay.ts';
import { approvalTexts as texts } from './texts.ts';

/** The calls about what is published, of a dialog or a multi-chat. */
interface ApprovalCallers {
  readonly ask: Ask;
  readonly withdraw: (approval_id: string, withdrawn: boolean) => Promise<Mutation<unknown>>;
  readonly decide: (approval_id: string, approved: boolean, reason: string) => Promise<Mutation<unknown>>;
  /** Something else is published now. */
  readonly onPublished: () => void;
}

/** What an author does about approvals, each act told, and taken back where it can be. */
export function useApprovalActs({ ask, withdraw, decide, onPublished }: ApprovalCallers): ApprovalActs {
  const [isBusy, setBusy] = useState(false);
  const busy = async (work: () => Promise<Mutation<unknown>>): Promise<Mutation<unknown>> => {
    setBusy(true);
    const done = await work();
    setBusy(false);
    return done;
  };
  const waitAgain = async (approval_id: string): Promise<void> => {
    const done = await withdraw(approval_id, false);
    showNotice(done.ok ? texts.waitsAgain : texts.notWithdrawn(done.reason));
  };
  return {
    isBusy,
    ask: async (what: Asked, otherwise: Ask = ask) => {
      const done = await busy(() => otherwise({ ...what, approval_id: crypto.randomUUID() }));
      showNotice(done.ok ? texts.asked : texts.notAsked(done.reason));
      return done.ok;
    },
    withdraw: async ({ approval_id }: Approval) => {
      const done = await busy(() => withdraw(approval_id, true));
      if (!done.ok) showNotice(texts.notWithdrawn(done.reason));
      else showNotice(texts.withdrawn, { label: texts.undo, run: () => void waitAgain(approval_id) });
    },
    decide: async ({ approval_id, wants }, approved, reason) => {
      const done = await busy(() => decide(approval_id, approved, reason));
      if (!done.ok) showNotice(texts.notDecided(done.reason));
      else if (!approved) showNotice(texts.declined);
      else showNotice(wants === 'off' ? texts.turnedOff : texts.approved);
      if (done.ok && approved) onPublished();
      return done.ok;
    },
  };
}
