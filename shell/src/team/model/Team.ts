import type { CallRequest, CallResponse, SharingMember } from '@dialogwerk/shared/contract';

/** A role that can be given; Besitzer is read-only (spec §6). */
export type GivenRole = CallRequest<'inviteUser'>['new_role'];

export const givenRoles: readonly GivenRole[] = [
  'Voller Zugriff',
  'Bearbeiten + Trainieren',
  'Trainieren',
  'Analysieren',
];

/** Somebody in the team of a dialog or in a workspace; who is in a dialog's by its workspace, too, has that beside. */
export type TeamPerson = Pick<SharingMember, 'name' | 'role' | 'invite_accepted'> &
  Partial<Pick<SharingMember, 'workspace' | 'own_role'>>;

export interface Team {
  readonly members: readonly TeamPerson[];
  /** `sharing_permission` 1: may invite, change, delete and resend (spec §6). */
  readonly mayManage: boolean;
  /** Where the dialog stands; null for its owner's own. */
  readonly workspace: CallResponse<'dialogPermissions'>['workspace'];
}

/**
 * Whether a member's role can be changed by who looks at it: never the owner's, never one's own (spec §6), and not here where it comes
 * from a workspace alone.
 */
export function canChange({ mayManage }: Pick<Team, 'mayManage'>, person: TeamPerson, ownName: string | null): boolean {
  return mayManage && person.role !== 'Besitzer' && person.name !== ownName && person.own_role !== null;
}

/** An invitation that has not been accepted; the owner is never pending (spec §4). */
export function isPending({ role, invite_accepted }: TeamPerson): boolean {
  return invite_accepted === 0 && role !== 'Besitzer';
}

/** What somebody was given here, which is what can be changed: their role, but for what a workspace gives them beside. */
export function givenTo({ role, own_role }: TeamPerson): TeamPerson['role'] {
  return own_role ?? role;
}

/** The members as they will be with this one. */
export function withMember<Person extends TeamPerson>(members: readonly Person[], member: Person): Person[] {
  const isThere = members.some(({ name }) => name === member.name);
  return isThere ? members.map((other) => (other.name === member.name ? member : other)) : [...members, member];
}

/** The members as they will be without this one. */
export function withoutMember<Person extends TeamPerson>(members: readonly Person[], name: string): Person[] {
  return members.filter((other) => other.name !== name);
}
