import { $notice, $survey } from '@dialogwerk/shared/state';
import { aSurvey } from '@dialogwerk/shared/testing';
import { act, renderScreen, screen, waitFor } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { Share } from '../../screens/Share.tsx';
import { anOverview } from '../../testing/anOverview.ts';
import { aStudy } from '../../testing/aStudy.ts';
import { aTranslationServer, dialogTexts } from './testing/aTranslationServer.ts';

// What the screen loads later is no test's wait.
beforeAll(() => import('./ui/LanguageSettings.tsx'));

let server: ReturnType<typeof aTranslationServer> | undefined;
afterEach(() => {
  server?.restore();
  $notice.set(null);
  $survey.set(null);
});

async function open(dialog = dialogTexts(), survey = aSurvey()) {
  const serving = aTranslationServer(dialog, {
    study: () => aStudy(),
    studyOverview: () => anOverview(),
    surveyPublicName: () => ({ name: null, former: [] }),
  });
  server = serving;
  $survey.set(survey);
  const opened = renderScreen(Share, { path: '/share/:survey_id', at: `/share/${survey.survey_id}` });
  await opened.user.click(screen.getByRole('button', { name: 'Sprachen hinzufügen und übersetzen' }));
  await screen.findByText('Hauptsprache: Deutsch');
  return { ...opened, server: serving };
}

test('each language says how complete it is and leads to where it is translated', async () => {
  await open();
  const bar = screen.getByRole('progressbar', { name: 'Französisch' });
  expect(bar.getAttribute('aria-valuetext')).toBe('2 von 4 Texten übersetzt, 1 seither geändert');
  const link = screen.getByRole('link', { name: 'Französisch: übersetzen' });
  expect(link.getAttribute('href')).toBe('/share/survey0000001/translations?language=fr');
});

test('a language is added at once, and taken away with the way back', async () => {
  const { user, server: serving } = await open();
  await user.selectOptions(screen.getByLabelText('Sprache'), 'Arabisch');
  await user.click(screen.getByRole('button', { name: 'Sprache hinzufügen' }));
  expect(screen.getByRole('progressbar', { name: 'Arabisch' })).toBeDefined();
  await waitFor(() => expect(serving.dialog.languages).toEqual(['fr', 'ar']));
  await user.click(screen.getByRole('button', { name: 'Französisch entfernen' }));
  await waitFor(() => expect(serving.dialog.languages).toEqual(['ar']));
  expect($notice.get()?.text).toContain('Die Übersetzungen bleiben');
  act(() => $notice.get()?.action?.run());
  await waitFor(() => expect(serving.dialog.languages).toEqual(['fr', 'ar']));
});

test('any other language is added by its tag, however it is written; what is none is explained', async () => {
  const { user, server: serving } = await open();
  await user.selectOptions(screen.getByLabelText('Sprache'), 'Eine andere …');
  const field = screen.getByLabelText('Kürzel der Sprache');
  await user.type(field, 'x{Enter}');
  expect(screen.getByText(/^Ein Kürzel besteht aus/)).toBeDefined();
  await user.clear(field);
  await user.type(field, 'DE{Enter}');
  expect(screen.getByText('Deutsch hat der Dialog schon.')).toBeDefined();
  await user.clear(field);
  await user.type(field, 'PT-br{Enter}');
  await waitFor(() => expect(serving.dialog.languages).toEqual(['fr', 'pt-BR']));
});

test('what the server refuses comes back with a sentence', async () => {
  const { user, server: serving } = await open();
  serving.isAway = true;
  await user.click(screen.getByRole('button', { name: 'Französisch entfernen' }));
  await waitFor(() => expect($notice.get()?.text).toMatch(/^Die Sprachen bleiben, wie sie waren\./));
  expect(screen.getByRole('progressbar', { name: 'Französisch' })).toBeDefined();
});

test('who may not edit reads which languages there are', async () => {
  await open(dialogTexts(), aSurvey({ bearbeiten: 0 }));
  expect(screen.getByText(/nur Personen, die den Dialog bearbeiten/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Sprache hinzufügen' })).toBeNull();
});
