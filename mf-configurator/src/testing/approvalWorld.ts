import type { Approval, CallResponse } from '@dialogwerk/shared/contract';

/** How publishing stands where nobody has to be asked, with any fields replaced. */
export const anApprovalState = (
  fields: Partial<CallResponse<'managerApprovals'>> = {},
): CallResponse<'managerApprovals'> => ({
  four_eyes: false,
  others: [],
  may_approve: true,
  waiting: null,
  off: null,
  past: [],
  behind: 0,
  changes: null,
  ...fields,
});

/** A wish that waits, of somebody else's. */
export const aWish = (fields: Partial<Approval> = {}): Approval => ({
  approval_id: '0198b2c4-7d6e-7a10-9c51-6f2f3f9a1b77',
  wants: 'publication',
  revision: 9,
  goes_live: false,
  note: 'Schluss freundlicher',
  asked_by: { user_id: 'grace', name: 'Grace Hopper' },
  asked_at: 1_760_000_000_000,
  asked: [],
  state: 'waiting',
  decided_by: null,
  decided_at: null,
  reason: '',
  ...fields,
});
