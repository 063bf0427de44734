import { ApiError, makeStale } from '@dialogwerk/shared/clients';
import { $notice, $survey } from '@dialogwerk/shared/state';
import { aSurvey, fakeAuthorApi } from '@dialogwerk/shared/testing';
import { act, renderScreen, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { anOverview } from '../../testing/anOverview.ts';
import { nobodyElse } from '../../testing/nobodyElse.ts';
import { aStudy } from '../../testing/aStudy.ts';
import { Share } from '../../screens/Share.tsx';

// What the screen loads later is no test's wait.
beforeAll(() => import('./ui/Sources.tsx'));

let api: ReturnType<typeof fakeAuthorApi> | undefined;
afterEach(() => {
  api?.restore();
  $notice.set(null);
  $survey.set(null);
});

interface Server {
  /** The parameters that it keeps. */
  names: string[];
  isAway?: boolean;
}

async function open(server: Server, survey = aSurvey()) {
  const answer = (name: 'linkParameters' | 'setLinkParameters') => {
    if (server.isAway) throw new ApiError(name, 0, null);
    return { names: server.names };
  };
  api = fakeAuthorApi({
    study: () => aStudy(),
    studyOverview: () => anOverview(),
    dialogPermissions: nobodyElse,
    surveyPublicName: () => ({ name: null, former: [] }),
    linkParameters: () => answer('linkParameters'),
    setLinkParameters({ names }) {
      if (!server.isAway) server.names = names;
      return answer('setLinkParameters');
    },
  });
  $survey.set(survey);
  const opened = renderScreen(Share, { path: '/share/:survey_id', at: `/share/${survey.survey_id}` });
  await opened.user.click(screen.getByRole('button', { name: 'Parameter des Links festlegen' }));
  return { ...opened, sent: () => api?.made.filter(({ name }) => name === 'setLinkParameters') ?? [] };
}
async function openLoaded(server: Server, survey = aSurvey()) {
  const opened = await open(server, survey);
  await screen.findByRole('heading', { name: 'Gespeicherte Parameter' });
  return opened;
}
const isKept = (name: string) => screen.queryByRole('button', { name: `Parameter „${name}“ nicht mehr speichern` });

test('usual names are added by a click, others by typing; a name that cannot be is explained', async () => {
  const { user, sent } = await openLoaded({ names: [] });
  expect(screen.getByText('Noch wird kein Parameter gespeichert.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'utm_source hinzufügen' }));
  const field = screen.getByLabelText('Name des Parameters');
  await user.type(field, '1x{Enter}');
  expect(screen.getByText(/^Ein Name beginnt mit einem Buchstaben/)).toBeDefined();
  await user.clear(field);
  await user.type(field, 'pid{Enter}');
  expect(isKept('utm_source') && isKept('pid')).not.toBeNull();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent().at(-1)?.request).toEqual({ survey_id: 'survey0000001', names: ['utm_source', 'pid'] });
});

test('what is taken out can be brought back, and what the server refuses comes back by itself', async () => {
  const server: Server = { names: ['quelle', 'pid'] };
  const { user, sent } = await openLoaded(server);
  await user.click(screen.getByRole('button', { name: 'Parameter „quelle“ nicht mehr speichern' }));
  expect(isKept('quelle')).toBeNull();
  await waitFor(() => expect($notice.get()?.text).toContain('„quelle“ wird nicht mehr gespeichert'));
  act(() => $notice.get()?.action?.run());
  await waitFor(() => expect(isKept('quelle')).not.toBeNull());
  await waitFor(() => expect(sent()).toHaveLength(2));

  server.isAway = true;
  await user.click(screen.getByRole('button', { name: 'Parameter „pid“ nicht mehr speichern' }));
  await waitFor(() => expect($notice.get()?.text).toContain('Die Parameter bleiben, wie sie waren.'));
  expect(isKept('pid')).not.toBeNull();
});

test('after a change of mine, what somebody else sets shows, too', async () => {
  const server: Server = { names: [] };
  const { user, sent } = await openLoaded(server);
  await user.click(screen.getByRole('button', { name: 'utm_source hinzufügen' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  server.names = ['utm_source', 'quelle'];
  act(() => makeStale(['linkParameters'], { survey_id: 'survey0000001' }));
  await waitFor(() => expect(isKept('quelle')).not.toBeNull());
  expect(isKept('utm_source')).not.toBeNull();
});

test('a link says what was typed, and nothing of what is empty', async () => {
  const { user } = await openLoaded({ names: ['quelle', 'pid'] });
  await user.type(screen.getByRole('textbox', { name: 'quelle' }), 'Brief & Plakat');
  const link = `${location.origin}/assess_live/survey0000001?quelle=Brief+%26+Plakat`;
  expect(screen.getByLabelText('Link mit diesen Angaben')).toHaveProperty('value', link);
});

test('who may not set them reads which are kept', async () => {
  await openLoaded({ names: ['quelle'] }, aSurvey({ bearbeiten: 1, analyse: 0 }));
  expect(screen.getByText('Festlegen dürfen das nur Besitzer und Personen mit vollem Zugriff.')).toBeDefined();
  expect(isKept('quelle')).toBeNull();
  expect(screen.queryByLabelText('Name des Parameters')).toBeNull();
});

test('what cannot be loaded is told, and asked for again', async () => {
  const server: Server = { names: ['quelle'], isAway: true };
  const { user } = await open(server);
  expect(await screen.findByText(/^Die Parameter konnten nicht geladen werden/)).toBeDefined();
  server.isAway = false;
  await user.click(screen.getByRole('button', { name: /Erneut/ }));
  expect(await screen.findByRole('heading', { name: 'Gespeicherte Parameter' })).toBeDefined();
});

test('each line is a source with a link of its own, on paper and as a table', async () => {
  const { user } = await openLoaded({ names: ['quelle', 'pid'] });
  await user.selectOptions(screen.getByLabelText('Parameter, in dem die Quelle steht'), 'quelle');
  await user.type(screen.getByLabelText('Quellen, eine je Zeile'), 'Newsletter{Enter}Plakat & Flyer');
  const link = screen.getByRole('textbox', { name: 'Plakat & Flyer' });
  expect(link).toHaveProperty('value', expect.stringMatching(/\?quelle=Plakat\+%26\+Flyer$/));
  await user.click(screen.getByRole('button', { name: 'Druckblatt mit QR-Codes' }));
  const sheet = await screen.findByRole('dialog', { name: 'Druckblatt' });
  expect(within(sheet).getAllByRole('img')).toHaveLength(2);
  await user.click(within(sheet).getByRole('button', { name: 'Schließen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
