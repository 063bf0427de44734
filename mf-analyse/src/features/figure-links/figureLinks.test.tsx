import type { FigureLink } from '@dialogwerk/shared/contract';
import { $notice, $survey } from '@dialogwerk/shared/state';
import { aSurvey, fakeAuthorApi } from '@dialogwerk/shared/testing';
import { act, renderScreen, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { Analyse } from '../../screens/Analyse.tsx';
import { resultAnswers } from '../../testing/resultAnswers.ts';

let api: ReturnType<typeof fakeAuthorApi> | undefined;
afterEach(() => {
  api?.restore();
  $notice.set(null);
  $survey.set(null);
});

function open(query = '') {
  let links: FigureLink[] = [];
  const revoked = new Map<string, FigureLink>();
  api = fakeAuthorApi({
    ...resultAnswers,
    figureLinks: () => ({ links, least_group: 5 }),
    createFigureLink: ({ link_id, name, filter = '', report_id = null, ends_at, password }) => {
      const link = {
        link_id,
        name,
        path: '/figures/abc',
        filter,
        report_id,
        has_password: password !== null,
        ends_at,
        created_at: 0,
      };
      links = [link, ...links];
      return { link };
    },
    revokeFigureLink: ({ link_id, is_revoked }) => {
      const link = links.find((one) => one.link_id === link_id) ?? revoked.get(link_id);
      if (!link) throw new Error(`no link ${link_id}`);
      links = is_revoked ? links.filter((one) => one !== link) : [link, ...links];
      revoked.set(link_id, link);
      return { link };
    },
  });
  return {
    ...renderScreen(Analyse, { path: '/analyse/:survey_id', at: `/analyse/survey0000001${query}` }),
    made: api.made,
  };
}

test('a link is made with the filter of now and a password, revoked, and brought back', async () => {
  $survey.set(aSurvey());
  const { user, made } = open('?filter=geraet.phone');
  await user.click(await screen.findByRole('button', { name: 'Ergebnisse freigeben' }));
  expect(await screen.findByText('Noch kein Link.')).toBeDefined();
  const make = screen.getByRole('button', { name: 'Link anlegen' });
  expect(make).toHaveProperty('disabled', true);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Vorstand');
  await user.type(screen.getByLabelText('Passwort (wenn Sie möchten)'), 'kurz');
  expect(screen.getByText('Das Passwort braucht mindestens 10 Zeichen.')).toBeDefined();
  await user.type(screen.getByLabelText('Passwort (wenn Sie möchten)'), 'es Passwort');
  await user.click(make);
  const address = await screen.findByRole('textbox', { name: 'Adresse von „Vorstand“' });
  expect(address).toHaveProperty('value', `${location.origin}/figures/abc`);
  expect(screen.getByText(/^gilt bis .* · mit Passwort · mit Filter$/)).toBeDefined();
  expect(made.find(({ name }) => name === 'createFigureLink')?.request).toMatchObject({
    name: 'Vorstand',
    filter: 'geraet.phone',
    password: 'kurzes Passwort',
  });
  await user.click(screen.getByRole('button', { name: 'Link „Vorstand“ sperren' }));
  expect(await screen.findByText('Noch kein Link.')).toBeDefined();
  await waitFor(() => expect($notice.get()?.text).toBe('Der Link „Vorstand“ ist gesperrt.'));
  act(() => $notice.get()?.action?.run());
  expect(await screen.findByRole('textbox', { name: 'Adresse von „Vorstand“' })).toBeDefined();
});

test('who may only analyse is not offered to show figures; an owner whose dialog asks nothing yet is', async () => {
  $survey.set(aSurvey({ bearbeiten: 0, live_switch: 0 }));
  open();
  const tools = await screen.findByRole('button', { name: 'Aufbewahrung' });
  expect(within(tools.closest('div') ?? tools).queryByRole('button', { name: 'Ergebnisse freigeben' })).toBeNull();
  act(() => $survey.set(aSurvey({ live_switch: 0 })));
  expect(await screen.findByRole('button', { name: 'Ergebnisse freigeben' })).toBeDefined();
});
