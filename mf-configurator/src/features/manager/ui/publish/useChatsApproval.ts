import { change, makeStale, useResource } from '@dialogwerk/shared/clients';
import { useApprovalActs } from '../../../../approval/useApprovalActs.ts';

/** How publishing a multi-chat stands under the Vier-Augen-Prinzip, and what can be done about it. */
export function useChatsApproval(id: number) {
  const { state, reload } = useResource('managerApprovals', { id });
  const acts = useApprovalActs({
    ask: ({ asked, ...wish }) => change('askManagerApproval', { id, ...wish, asked: [...asked] }),
    withdraw: (approval_id, withdrawn) => change('withdrawManagerApproval', { id, approval_id, withdrawn }),
    decide: (approval_id, approved, reason) => change('decideManagerApproval', { id, approval_id, approved, reason }),
    onPublished: () => makeStale(['managerLive'], { id }),
  });
  return { state, reload, acts };
}
