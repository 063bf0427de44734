import { $survey } from '@dialogwerk/host/state';
import { aSurvey, fakeAuthorApi } from '@dialogwerk/host/testing';
import { cleanup, renderScreen, screen } from '@dialogwerk/host/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { Start } from './Start.tsx';

afterEach(cleanup);

const open = () => renderScreen(Start, { path: '/new/:survey_id', at: '/new/a' });

test('the screen says which dialog it is about', () => {
  $survey.set(aSurvey({ survey_name: 'Zufriedenheit' }));
  open();
  expect(screen.getByText('Hier geht es um den Dialog „Zufriedenheit“.')).toBeDefined();
});

test('dialogs are counted, and a server that is away is said', async () => {
  const api = fakeAuthorApi({});
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Dialoge zählen' }));
  expect((await screen.findByRole('status')).textContent).toContain('noch einmal');
  api.restore();
  const again = fakeAuthorApi({ listSurveys: () => ({ surveys: [], total: 0, archived: 0 }) });
  await user.click(screen.getByRole('button', { name: 'Dialoge zählen' }));
  expect(await screen.findByText('Sie haben 0 Dialoge.')).toBeDefined();
  again.restore();
});
