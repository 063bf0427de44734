import type { CallRequest, SharingMember } from '@dialogwerk/shared/contract';

/** A role that can be given; Besitzer is read-only (spec §6). */
export type GivenRole = CallRequest<'inviteUser'>['new_role'];

export const givenRoles: readonly GivenRole[] = [
  'Voller Zugriff',
  'Bearbeiten + Trainieren',
  'Trainieren',
  'Analysieren',
];

export interface Team {
  readonly members: readonly SharingMember[];
  /** `sharing_permission` 1: may invite, change, delete and resend (spec §6). */
  readonly mayManage: boolean;
}

/** Whether a member's role can be changed by who looks at it: never the owner's, never one's own (spec §6). */
export function canChange({ mayManage }: Team, { name, role }: SharingMember, ownName: string | null): boolean {
  return mayManage && role !== 'Besitzer' && name !== ownName;
}

/** An invitation that has not been accepted; the owner is never pending (spec §4). */
export function isPending({ role, invite_accepted }: SharingMember): boolean {
  return invite_accepted === 0 && role !== 'Besitzer';
}

/** The members as they will be with this one. */
export function withMember(members: readonly SharingMember[], member: SharingMember): SharingMember[] {
  const isThere = members.some(({ name }) => name === member.name);
  return isThere ? members.map((other) => (other.name === member.name ? member : other)) : [...members, member];
}

/** The members as they will be without this one. */
export function withoutMember(members: readonly SharingMember[], name: string): SharingMember[] {
  return members.filter((other) => other.name !== name);
}
