import { randomUUID } from 'node:crypto';
import type { CallName, RoleName } from '@dialogwerk/shared/contract';
import { rounds } from '@dialogwerk/shared/testing/rounds';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anAccount } from '../../testing/anAccount.ts';
import type { TestAuthor } from '../../testing/anAuthor.ts';
import { apiOfFile } from '../../testing/apiOfFile.ts';
import { insertSurvey } from '../../testing/insertSurvey.ts';
import { rolesByStrength, roleInDialogs } from './roleStrength.ts';

const api = await apiOfFile();

const PEOPLE = 4;
const given = ['Voller Zugriff', 'Bearbeiten + Trainieren', 'Trainieren', 'Analysieren'] as const;
type Given = (typeof given)[number];

/** What should be: who was given what in each dialog and workspace, and where the dialogs stand. */
interface Model {
  readonly own: Map<number, RoleName>[];
  readonly shared: Map<number, RoleName>[];
  readonly deleted: Set<number>;
  readonly place: (number | null)[];
}

const rank = (role: RoleName) => rolesByStrength.indexOf(role);

function teamOf({ own, shared, place, deleted }: Model, dialog: number): ReadonlyMap<number, RoleName> {
  const team = new Map(own[dialog]);
  const at = place[dialog] ?? null;
  if (at === null || deleted.has(at)) return team;
  for (const [person, role] of shared[at] ?? []) {
    const here = roleInDialogs(role);
    const before = team.get(person);
    if (before === undefined || rank(before) < rank(here)) team.set(person, here);
  }
  return team;
}

const person = fc.nat(PEOPLE - 1);
const dialog = fc.nat(2);
const workspace = fc.nat(1);
const role = fc.constantFrom(...given);
const step = fc.oneof(
  fc.record({ kind: fc.constant('invite' as const), dialog, person, role }),
  fc.record({ kind: fc.constant('role' as const), dialog, person, role }),
  fc.record({ kind: fc.constant('remove' as const), dialog, person }),
  fc.record({ kind: fc.constant('join' as const), workspace, person, role }),
  fc.record({ kind: fc.constant('workspaceRole' as const), workspace, person, role }),
  fc.record({ kind: fc.constant('workspaceRemove' as const), workspace, person }),
  fc.record({ kind: fc.constant('leave' as const), workspace, person }),
  fc.record({ kind: fc.constant('move' as const), dialog, to: fc.option(workspace) }),
  fc.record({ kind: fc.constant('delete' as const), workspace }),
  fc.record({ kind: fc.constant('restore' as const), workspace }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** A world of people, three dialogs of the first of them, and two workspaces of the same. */
async function aWorld() {
  const [first, ...others] = await Promise.all(Array.from({ length: PEOPLE }, () => anAccount(api)));
  if (!first) throw new Error('nobody is there');
  const people: readonly TestAuthor[] = [first, ...others];
  const dialogs = await Promise.all(
    [0, 1, 2].map(() => insertSurvey(api, { blocks: [], owner: first, active: false })),
  );
  const workspaces = [randomUUID(), randomUUID()];
  for (const workspace_id of workspaces) await api.call('setWorkspace', { workspace_id, name: 'W' }, first.token);
  const model: Model = {
    own: dialogs.map(() => new Map([[0, 'Besitzer']])),
    shared: workspaces.map(() => new Map([[0, 'Besitzer']])),
    deleted: new Set(),
    place: dialogs.map(() => null),
  };
  return { people, dialogs, workspaces, model, owner: first, wrong: new Array<object>() };
}
type World = Awaited<ReturnType<typeof aWorld>>;

const at = <T>(all: readonly T[], index: number): T => {
  const one = all[index];
  if (one === undefined) throw new Error(`nothing at ${index}`);
  return one;
};

/** Makes a call; tells whether it was done. */
async function did(name: CallName, request: Readonly<Record<string, unknown>>, token: string): Promise<boolean> {
  // Mails are limited; here they are not what is tried.
  await api.services.db.deleteFrom('rate_limits').execute();
  await api.services.db.deleteFrom('login_failures').execute();
  return (await api.send(name, request, token)).status === 200;
}

/** Keeps what was done though it may not be, or was not though it may. */
function note({ wrong }: World, one: Step, isDone: boolean, mayBe: boolean): void {
  if (isDone !== mayBe) wrong.push({ ...one, isDone });
}

async function take(world: World, one: Step): Promise<void> {
  const { people, dialogs, workspaces, model, owner } = world;
  if ('dialog' in one) {
    const survey_id = at(dialogs, one.dialog);
    const own = at(model.own, one.dialog);
    if (one.kind === 'move') {
      const target = one.to === null ? null : at(workspaces, one.to);
      const isDone = await did('moveSurveys', { places: [{ survey_id, workspace_id: target }] }, owner.token);
      if (isDone) model.place[one.dialog] = one.to;
      note(world, one, isDone, one.to === null || !model.deleted.has(one.to));
      return;
    }
    const { username: name, token } = at(people, one.person);
    if (one.kind === 'invite') {
      const isDone = await did('inviteUser', { survey_id, name, new_role: one.role }, owner.token);
      note(world, one, isDone, !teamOf(model, one.dialog).has(one.person));
      if (!isDone) return;
      note(world, one, await did('answerInvitation', { survey_id, accept: true }, token), true);
      own.set(one.person, one.role);
      return;
    }
    const may = own.has(one.person) && one.person !== 0;
    if (one.kind === 'role') {
      note(world, one, await did('changePermissionUser', { survey_id, name, new_role: one.role }, owner.token), may);
      if (may) own.set(one.person, one.role);
      return;
    }
    note(world, one, await did('deleteSharingUser', { survey_id, name }, owner.token), may);
    if (may) own.delete(one.person);
    return;
  }
  const workspace_id = at(workspaces, one.workspace);
  const shared = at(model.shared, one.workspace);
  const isThere = !model.deleted.has(one.workspace);
  if (one.kind === 'delete') {
    note(world, one, await did('deleteWorkspace', { workspace_id }, owner.token), isThere);
    model.deleted.add(one.workspace);
    return;
  }
  if (one.kind === 'restore') {
    note(world, one, await did('restoreWorkspace', { workspace_id }, owner.token), !isThere);
    model.deleted.delete(one.workspace);
    return;
  }
  const { username: name, token } = at(people, one.person);
  const isMember = isThere && shared.has(one.person);
  if (one.kind === 'join') {
    const isDone = await did('inviteToWorkspace', { workspace_id, name, new_role: one.role }, owner.token);
    note(world, one, isDone, isThere && !shared.has(one.person));
    if (!isDone) return;
    note(world, one, await did('answerWorkspaceInvitation', { workspace_id, accept: true }, token), true);
    shared.set(one.person, one.role);
    return;
  }
  // The Besitzer of both is the first, who stays in them, so that somebody can go on.
  if (one.kind === 'leave') {
    const may = isMember && one.person !== 0;
    if (one.person === 0) return;
    note(world, one, await did('leaveWorkspace', { workspace_id }, token), may);
    if (may) shared.delete(one.person);
    return;
  }
  const may = isMember && one.person !== 0;
  if (one.kind === 'workspaceRole') {
    note(world, one, await did('changeWorkspaceRole', { workspace_id, name, new_role: one.role }, owner.token), may);
    if (may) shared.set(one.person, one.role satisfies Given);
    return;
  }
  note(world, one, await did('removeFromWorkspace', { workspace_id, name }, owner.token), may);
  if (may) shared.delete(one.person);
}

/** Who is in each dialog, as the table that all queries read has it. */
async function tables({ people, dialogs }: World) {
  const rows = await api.services.db
    .selectFrom('members')
    .where('survey_id', 'in', dialogs)
    .select(['survey_id', 'user_id', 'role'])
    .execute();
  return dialogs.map((survey_id) => {
    const team = rows.filter((row) => row.survey_id === survey_id);
    return team
      .map((row) => [people.findIndex(({ user_id }) => user_id === row.user_id), row.role] as const)
      .toSorted(([one], [other]) => one - other);
  });
}

test('whatever happens, everybody has the stronger one of what a dialog and its workspace give them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 25 }), async (steps) => {
      const world = await aWorld();
      for (const one of steps) await take(world, one);
      expect(world.wrong).toEqual([]);
      const wanted = world.dialogs.map((_, index) =>
        [...teamOf(world.model, index)].toSorted(([left], [right]) => left - right),
      );
      expect(await tables(world)).toEqual(wanted);
    }),
    { numRuns: rounds(8, 150) },
  );
});
