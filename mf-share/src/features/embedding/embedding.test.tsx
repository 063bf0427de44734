import { ApiError } from '@dialogwerk/shared/clients';
import { $notice, $survey } from '@dialogwerk/shared/state';
import { aSurvey, fakeAuthorApi } from '@dialogwerk/shared/testing';
import { act, renderScreen, screen, waitFor } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { anOverview } from '../../testing/anOverview.ts';
import { nobodyElse } from '../../testing/nobodyElse.ts';
import { aStudy } from '../../testing/aStudy.ts';
import { Share } from '../../screens/Share.tsx';
import { embedCode } from './model/embedCode.ts';
import { readSite } from './model/readSite.ts';
import { usualChoice } from './model/WidgetChoice.ts';

// What the screen loads later is no test's wait.
beforeAll(() => import('./ui/Embedding.tsx'));

let api: ReturnType<typeof fakeAuthorApi> | undefined;
afterEach(() => {
  api?.restore();
  $notice.set(null);
  $survey.set(null);
});

interface Server {
  sites: string[];
  isAway?: boolean;
}

async function open(server: Server, survey = aSurvey()) {
  const answer = (name: 'embedding' | 'setEmbedding') => {
    if (server.isAway) throw new ApiError(name, 0, null);
    return { sites: server.sites };
  };
  api = fakeAuthorApi({
    study: () => aStudy(),
    studyOverview: () => anOverview(),
    dialogPermissions: nobodyElse,
    surveyPublicName: () => ({ name: null, former: [] }),
    embedding: () => answer('embedding'),
    setEmbedding({ sites }) {
      if (!server.isAway) server.sites = sites;
      return answer('setEmbedding');
    },
  });
  $survey.set(survey);
  const opened = renderScreen(Share, { path: '/share/:survey_id', at: `/share/${survey.survey_id}` });
  await opened.user.click(screen.getByRole('button', { name: 'Einbindung einrichten' }));
  await screen.findByRole('heading', { name: 'Erlaubte Websites' });
  return opened;
}

const code = (platform = 'HTML') =>
  screen.getByRole<HTMLTextAreaElement>('textbox', { name: `Code für ${platform}` }).value;
const preview = () => screen.getByTitle('Vorschau').getAttribute('src');
const embedded = { origin: 'https://dialog.example.org', address: 'abc', name: 'Team "A" & <B>' };

test('what is chosen stands in the code and in the preview at once', async () => {
  const { user } = await open({ sites: [] });
  expect(code()).toBe(
    `<script src="${location.origin}/widget.js" data-dialog="survey0000001" data-kind="bubble" async></script>`,
  );
  await user.click(screen.getByRole('combobox', { name: 'Art' }));
  await user.click(screen.getByRole('option', { name: 'Leiste von der Seite' }));
  await user.click(screen.getByRole('combobox', { name: 'Öffnet sich' }));
  await user.click(screen.getByRole('option', { name: 'nach einiger Zeit' }));
  await user.type(screen.getByRole('textbox', { name: 'Beschriftung' }), 'Fragen?');
  const field = screen.getByRole('textbox', { name: 'Nach wie vielen Sekunden?' });
  await user.clear(field);
  expect(code()).toContain('data-open="time:10"');
  await user.type(field, '30');
  expect(code()).toContain('data-kind="slide-in" data-label="Fragen?" data-open="time:30"');
  await waitFor(() =>
    expect(preview()).toBe('/widget_preview/survey0000001?kind=slide-in&label=Fragen%3F&open=time%3A30'),
  );
  await user.click(screen.getByRole('tab', { name: 'React' }));
  expect(code('React')).toContain(
    '<dialogwerk-chat dialog="survey0000001" kind="slide-in" label="Fragen?" open="time:30" />',
  );
});

test('in the text of a page nothing can be set of opening and place', async () => {
  const { user } = await open({ sites: [] });
  await user.click(screen.getByRole('combobox', { name: 'Art' }));
  await user.click(screen.getByRole('option', { name: 'Im Text der Seite' }));
  expect(screen.queryByRole('combobox', { name: 'Öffnet sich' })).toBeNull();
  expect(code()).toContain('data-kind="inline" async');
});

test("an author's words stay words in the code", () => {
  const label = '"><script>';
  expect(embedCode('html', { ...usualChoice, label }, embedded)).toContain('data-label="&quot;&gt;&lt;script&gt;"');
  expect(embedCode('frame', usualChoice, embedded)).toContain('title="Team &quot;A&quot; &amp; &lt;B&gt;"');
  for (const platform of ['wordpress', 'typo3'] as const)
    expect(embedCode(platform, usualChoice, embedded)).toContain(embedCode('html', usualChoice, embedded));
});

test.each([
  ['www.example.org', 'https://www.example.org'],
  ['https://Example.org/seite?x=1', 'https://example.org'],
  ['*.example.org', 'https://*.example.org'],
  ['http://localhost:8080', 'http://localhost:8080'],
  ['münchen.de', 'https://xn--mnchen-3ya.de'],
  ['example', null],
  ['https://user@example.org', null],
  ['javascript:alert(1)', null],
  ['a b', null],
  ['', null],
])('%j is the website %j', (typed, site) => {
  expect(readSite(typed)).toBe(site);
});

test('a website is allowed and taken back, with the way back', async () => {
  const server: Server = { sites: [] };
  const { user } = await open(server);
  expect(await screen.findByText('Noch darf jede Website den Dialog einbinden.')).toBeDefined();
  const field = screen.getByRole('textbox', { name: 'Website' });
  await user.type(field, 'nirgends{Enter}');
  expect(screen.getByText(/^Bitte geben Sie die Adresse einer Website an/)).toBeDefined();
  await user.clear(field);
  await user.type(field, 'www.example.org/start{Enter}');
  const site = await screen.findByRole('button', { name: 'https://www.example.org nicht mehr erlauben' });
  await waitFor(() => expect(server.sites).toEqual(['https://www.example.org']));
  await user.click(site);
  await waitFor(() => expect($notice.get()?.text).toContain('Jetzt darf wieder jede Website'));
  expect(server.sites).toEqual([]);
  act(() => $notice.get()?.action?.run());
  await waitFor(() => expect(server.sites).toEqual(['https://www.example.org']));
});

test('a server that is away leaves the websites as they were, and says so', async () => {
  const server: Server = { sites: ['https://a.example.org'] };
  const { user } = await open(server);
  const site = await screen.findByRole('button', { name: 'https://a.example.org nicht mehr erlauben' });
  server.isAway = true;
  await user.click(site);
  await waitFor(() => expect($notice.get()?.text).toContain('bleiben, wie sie waren'));
  expect(screen.getByRole('button', { name: 'https://a.example.org nicht mehr erlauben' })).toBeDefined();
});

test('whoever may not share sees the websites and who may set them', async () => {
  await open({ sites: ['https://a.example.org'] }, aSurvey({ analyse: 0 }));
  expect(await screen.findByText('https://a.example.org')).toBeDefined();
  expect(screen.queryByRole('textbox', { name: 'Website' })).toBeNull();
  expect(screen.getByText(/^Festlegen dürfen das nur Besitzer/)).toBeDefined();
});
