import type { Invitee, InviteeFigures } from '@dialogwerk/shared/contract';

/** How a list of three people stands that nobody has written to, with these differences. */
export function anInviteeList(differences: Partial<InviteeFigures> = {}): InviteeFigures {
  return {
    anonymous: false,
    columns: ['vorname'],
    total: 3,
    used: 1,
    finished: 0,
    refused: 0,
    unsubscribed: 0,
    recipients: { invitation: 2, not_begun: 2, not_finished: 3 },
    ...differences,
  };
}

/** A person on it, with these differences. */
export function anInvitee(differences: Partial<Invitee> = {}): Invitee {
  return {
    invitee_id: '01890a5d-ac96-774b-bcce-b302099a8057',
    email: 'ada@example.org',
    known: { vorname: 'Ada' },
    state: 'open',
    mail: 'waiting',
    ...differences,
  };
}
