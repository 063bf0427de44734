import { ApiError } from '@dialogwerk/shared/clients';
import type { SharingMember } from '@dialogwerk/shared/contract';
import { $team } from '@dialogwerk/shared/state';
import { aSurvey, fakeAuthorApi } from '@dialogwerk/shared/testing';
import { renderScreen, screen } from '@dialogwerk/shared/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { TeamPanel } from './TeamPanel.tsx';

let api: ReturnType<typeof fakeAuthorApi> | undefined;
afterEach(() => {
  api?.restore();
  $team.set(null);
});
const workspace = { workspace_id: 'w', name: 'Institut', role: 'Trainieren' } as const;
const member = (name: string, more: Partial<SharingMember> = {}): SharingMember => ({
  name,
  role: 'Trainieren',
  own_role: 'Trainieren',
  workspace: null,
  invite_accepted: 1,
  ...more,
});
const open = () => renderScreen(() => <TeamPanel survey={aSurvey({ survey_id: 'a' })} />, { path: '/', at: '/' });

test('the panel shows who is in the team and how, and opens the one team', async () => {
  const others = ['c', 'd', 'e', 'f'].map((name) => member(`${name}@example.org`));
  api = fakeAuthorApi({
    dialogPermissions: () => ({
      sharing_permission: 1,
      workspace,
      roles_current_survey_id: [
        member('a@example.org', { role: 'Besitzer', own_role: 'Besitzer' }),
        member('b@example.org', { workspace, own_role: null }),
        ...others,
        member('g@example.org', { invite_accepted: 0 }),
      ],
    }),
  });
  const { user } = open();
  expect(await screen.findByText('Trainieren · über Arbeitsbereich „Institut“')).toBeDefined();
  expect(screen.getByText('Dieser Dialog steht im Arbeitsbereich „Institut“.')).toBeDefined();
  expect(screen.getByText('und 2 weitere Personen')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Team verwalten' }));
  expect($team.get()).toBe('a');
});

test('a team that cannot be loaded says so, and can still be opened', async () => {
  let isAway = true;
  api = fakeAuthorApi({
    dialogPermissions: () => {
      if (isAway) throw new ApiError('dialogPermissions', 0, null);
      return { sharing_permission: 1, workspace: null, roles_current_survey_id: [member('a@example.org')] };
    },
  });
  const { user } = open();
  expect(await screen.findByText(/Das Team konnte nicht geladen werden/)).toBeDefined();
  isAway = false;
  await user.click(screen.getByRole('button', { name: /Erneut/ }));
  expect(await screen.findByText('Bisher arbeiten nur Sie an diesem Dialog.')).toBeDefined();
});
