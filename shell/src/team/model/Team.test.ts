import { expect, test } from 'vitest';
import { canChange, givenTo, isPending, withMember, withoutMember } from './Team.ts';
import type { TeamPerson } from './Team.ts';

const owner: TeamPerson = { name: 'a@example.org', role: 'Besitzer', invite_accepted: 0 };
const me: TeamPerson = { name: 'b@example.org', role: 'Voller Zugriff', invite_accepted: 1 };
const guest: TeamPerson = { name: 'c@example.org', role: 'Trainieren', invite_accepted: 0 };
const members = [owner, me, guest];

test('neither the owner nor oneself can be changed, the others only with the permission', () => {
  const allowed = (mayManage: boolean) => members.map((member) => canChange({ mayManage }, member, me.name));
  expect(allowed(true)).toEqual([false, false, true]);
  expect(allowed(false)).toEqual([false, false, false]);
});

test('an invitation is pending until it is accepted, but never for the owner', () => {
  expect(members.map(isPending)).toEqual([false, false, true]);
});

test('a member takes the place of the one with the same name, a new one stands last', () => {
  expect(withMember(members, { ...guest, role: 'Analysieren' }).map(({ role }) => role)[2]).toBe('Analysieren');
  expect(withMember(members, { ...guest, name: 'd@example.org' })).toHaveLength(4);
  expect(withoutMember(members, guest.name)).toEqual([owner, me]);
});

test('who is there by a workspace alone is changed there; who was given a role here, too, has that one changed', () => {
  const workspace = { workspace_id: 'w', name: 'Institut', role: 'Bearbeiten + Trainieren' } as const;
  const byWorkspace: TeamPerson = { ...guest, role: workspace.role, invite_accepted: 1, workspace, own_role: null };
  const byBoth: TeamPerson = { ...byWorkspace, own_role: 'Analysieren' };
  const allowed = (member: TeamPerson) => canChange({ mayManage: true }, member, me.name);
  expect([allowed(byWorkspace), allowed(byBoth)]).toEqual([false, true]);
  expect([givenTo(byWorkspace), givenTo(byBoth), givenTo(guest)]).toEqual([
    'Bearbeiten + Trainieren',
    'Analysieren',
    'Trainieren',
  ]);
});
