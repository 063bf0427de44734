import type { SharingMember } from '@dialogwerk/shared/contract';
import { expect, test } from 'vitest';
import { canChange, isPending, withMember, withoutMember } from './Team.ts';

const owner: SharingMember = { name: 'a@example.org', role: 'Besitzer', invite_accepted: 0 };
const me: SharingMember = { name: 'b@example.org', role: 'Voller Zugriff', invite_accepted: 1 };
const guest: SharingMember = { name: 'c@example.org', role: 'Trainieren', invite_accepted: 0 };
const members = [owner, me, guest];

test('neither the owner nor oneself can be changed, the others only with the permission', () => {
  const allowed = (mayManage: boolean) => members.map((member) => canChange({ members, mayManage }, member, me.name));
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
