import { ApiError } from '@dialogwerk/shared/clients';
import { $notice, $session, $survey } from '@dialogwerk/shared/state';
import { aSurvey } from '@dialogwerk/shared/testing';
import { act, renderScreen, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { forgetTyped } from '@dialogwerk/shared/ui';
import { afterEach, expect, test } from 'vitest';
import { $busy } from '../busy.ts';
import { aTranslationServer, dialogTexts } from '../features/languages/testing/aTranslationServer.ts';
import { anOutgoingFile, anOutgoingText } from '../features/languages/testing/anOutgoingFile.ts';
import { writeXliff } from '../features/languages/formats/xliff/writeXliff.ts';
import Translate from './Translate.tsx';

let server: ReturnType<typeof aTranslationServer> | undefined;
afterEach(() => {
  server?.restore();
  $notice.set(null);
  $survey.set(null);
  forgetTyped();
  $session.set(null);
});

function open(dialog = dialogTexts(), query = '', others: Parameters<typeof aTranslationServer>[1] = {}) {
  const serving = aTranslationServer(dialog, others);
  server = serving;
  $survey.set(aSurvey());
  const at = `/share/survey0000001/translations${query}`;
  return { ...renderScreen(Translate, { path: '/share/:survey_id/translations', at }), server: serving };
}
const fieldOf = (place: string) => screen.findByRole('textbox', { name: `Französisch: ${place}` });
const welcome = 'Einstellungen · Begrüßung';
const question = 'Zufriedenheit · Was der Bot sagt';
const french = (key: string) => server?.dialog.translations['fr']?.[key];

test('what is typed is saved by itself, as made from the text that stands beside it', async () => {
  const { user, server: serving } = open();
  await user.type(await fieldOf(welcome), 'Salut {{{{link.name}} !');
  expect(screen.getByText('Noch nicht gespeichert')).toBeDefined();
  expect($busy.get()).toEqual({ reason: 'unsaved-work' });
  expect(screen.getByText('3 von 4 Texten übersetzt, 1 seither geändert')).toBeDefined();
  expect(await screen.findByText('Alles gespeichert')).toBeDefined();
  expect(french('setting/welcome')).toEqual({ text: 'Salut {{link.name}} !', source: 'Hallo {{link.name}}!' });
  expect($busy.get()).toBeNull();
  expect(serving.sent('setTranslations')).toHaveLength(1);
});

test('a gesture is taken back and made again as one', async () => {
  const { user } = open();
  await user.type(await fieldOf(welcome), 'Salut');
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
  await waitFor(() => expect(french('setting/welcome')).toBeUndefined());
  expect(await fieldOf(welcome)).toHaveProperty('value', '');
  await user.click(screen.getByRole('button', { name: 'Wiederholen' }));
  await waitFor(() => expect(french('setting/welcome')?.text).toBe('Salut'));
});

test('what the server refuses stays typed and is saved at the next try', async () => {
  const { user, server: serving } = open();
  const field = await fieldOf(welcome);
  serving.isAway = true;
  await user.type(field, 'Salut');
  expect(await screen.findByText(/steht noch da, ist aber nicht gespeichert/)).toBeDefined();
  expect($notice.get()?.text).toContain('nicht gespeichert');
  expect(field).toHaveProperty('value', 'Salut');
  serving.isAway = false;
  await user.click(screen.getByRole('button', { name: 'Noch einmal speichern' }));
  await waitFor(() => expect(french('setting/welcome')?.text).toBe('Salut'));
});

test('what was typed and could not be saved is there again after a reload, and is saved then', async () => {
  $session.set({ username: 'ada@example.org', firstName: 'Ada', lastName: '', user_id: 'me', admin: false });
  const { user, server: serving, leave } = open();
  serving.isAway = true;
  await user.type(await fieldOf(welcome), 'Salut');
  await screen.findByText(/ist aber nicht gespeichert/);
  await leave();
  serving.restore();
  open();
  expect(await fieldOf(welcome)).toHaveProperty('value', 'Salut');
  await waitFor(() => expect(french('setting/welcome')?.text).toBe('Salut'));
});

test('a text that has changed since says what was translated, and one click says that it still holds', async () => {
  const { user } = open();
  await fieldOf(question);
  expect(screen.getByText('Sind Sie zufrieden?')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Passt weiterhin' }));
  await waitFor(() => expect(french('block/q1/context')?.source).toBe('Wie zufrieden sind Sie?'));
  expect(screen.queryByText('Sind Sie zufrieden?')).toBeNull();
});

test('variables that are lost or invented are told as one types', async () => {
  const { user } = open();
  const field = await fieldOf(welcome);
  await user.type(field, 'Salut');
  expect(screen.getByText('{{link.name}} fehlt in der Übersetzung.')).toBeDefined();
  await user.type(field, ' {{{{nom}}');
  expect(screen.getByText(/\{\{nom\}\} steht nicht im Text/)).toBeDefined();
});

test('the keyboard goes from text to text', async () => {
  const { user } = open();
  await user.click(await fieldOf(welcome));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(await fieldOf(question));
  await user.keyboard('{End}{ArrowDown}');
  expect(document.activeElement).toBe(await fieldOf('Zufriedenheit · Option 1'));
  await user.keyboard('{Home}{ArrowUp}');
  expect(document.activeElement).toBe(await fieldOf(question));
});

test('texts are found by how they stand and by words; one that is translated now stays in sight', async () => {
  const { user } = open();
  await fieldOf(welcome);
  await user.selectOptions(screen.getByLabelText('Anzeigen'), 'Fehlt noch (2)');
  expect(screen.queryByRole('textbox', { name: `Französisch: ${question}` })).toBeNull();
  await user.type(await fieldOf(welcome), 'Salut');
  expect(screen.getByRole('combobox', { name: 'Anzeigen' }).textContent).toContain('Fehlt noch (1)');
  expect(await fieldOf(welcome)).toHaveProperty('value', 'Salut');
  await user.selectOptions(screen.getByLabelText('Anzeigen'), 'Alle (4)');
  await user.type(screen.getByRole('searchbox'), 'satisfait');
  expect(await fieldOf(question)).toBeDefined();
  expect(
    screen.getByRole('list', { name: /Französisch/ }).querySelectorAll('textarea:not([aria-hidden])'),
  ).toHaveLength(1);
});

test('a language that is written from the right has fields that are', async () => {
  open(dialogTexts({ languages: ['fr', 'ar'] }), '?language=ar');
  const field = await screen.findByRole('textbox', { name: `Arabisch: ${welcome}` });
  expect(field.getAttribute('dir')).toBe('rtl');
  expect(field.getAttribute('lang')).toBe('ar');
  const tried = screen.getByRole('link', { name: 'In dieser Sprache testen' });
  expect(tried.getAttribute('href')).toBe('/assess/survey0000001?lang=ar');
});

test('a dialog in one language gets its first other one here', async () => {
  const { user } = open(dialogTexts({ languages: [] }));
  expect(await screen.findByText(/gibt es nur auf Deutsch/)).toBeDefined();
  await user.selectOptions(screen.getByLabelText('Sprache'), 'Französisch');
  await user.click(screen.getByRole('button', { name: 'Sprache hinzufügen' }));
  expect(await fieldOf(welcome)).toBeDefined();
});

test('texts that cannot be loaded are told, and asked for again', async () => {
  const serving = aTranslationServer(dialogTexts());
  server = serving;
  serving.isAway = true;
  $survey.set(aSurvey());
  const { user } = renderScreen(Translate, {
    path: '/share/:survey_id/translations',
    at: '/share/survey0000001/translations',
  });
  expect(await screen.findByText(/^Die Texte konnten nicht geladen werden/)).toBeDefined();
  serving.isAway = false;
  await user.click(screen.getByRole('button', { name: /Erneut/ }));
  expect(await fieldOf(welcome)).toBeDefined();
});

const choose = async (user: ReturnType<typeof open>['user'], content: string) => {
  await user.upload(screen.getByLabelText('Übersetzte Datei (XLIFF oder CSV)'), new File([content], 'datei.xlf'));
  return within(await screen.findByRole('dialog', { name: 'Übersetzte Datei einlesen' }));
};

test('a file shows what it changes before it is taken, and is undone by one click', async () => {
  const { user, server: serving } = open();
  await fieldOf(welcome);
  const before = serving.dialog.translations;
  const translated = anOutgoingFile(
    anOutgoingText({
      key: 'setting/welcome',
      text: 'Hallo {{link.name}}!',
      translation: { text: 'Salut {{link.name}} !', source: 'Hallo {{link.name}}!' },
    }),
    anOutgoingText({
      key: 'block/q1/context',
      text: 'Wie zufrieden sind Sie?',
      translation: { text: 'Content ?', source: 'Wie zufrieden sind Sie?' },
    }),
    anOutgoingText({ key: 'block/q1/options nein', text: 'Nein' }),
  );
  const dialog = await choose(user, writeXliff(translated));
  expect(await dialog.findByText('2 Texte werden übernommen:')).toBeDefined();
  expect(dialog.getByText('1 Text: in der Datei nicht übersetzt, hier unverändert.')).toBeDefined();
  expect(serving.sent('setTranslations')).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Übernehmen' }));
  await waitFor(() => expect($notice.get()?.text).toBe('2 Texte übernommen.'));
  expect(serving.sent('setTranslations')).toHaveLength(1);
  expect(french('block/q1/context')?.text).toBe('Content ?');
  act(() => $notice.get()?.action?.run());
  await waitFor(() => expect(serving.dialog.translations).toEqual(before));
});

test('a file with lost variables names each place and takes nothing of it; one of another language is refused', async () => {
  const { user, server: serving } = open();
  await fieldOf(welcome);
  const text = { key: 'setting/welcome', text: 'Hallo {{link.name}}!' };
  const broken = anOutgoingText({ ...text, translation: { text: 'Salut !', source: text.text } });
  const dialog = await choose(user, writeXliff(anOutgoingFile(broken)));
  expect(await dialog.findByText('Die Datei enthält nichts Neues.')).toBeDefined();
  expect(dialog.getByText(`${welcome}: {{link.name}} fehlt.`)).toBeDefined();
  expect(dialog.queryByRole('button', { name: 'Übernehmen' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Schließen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  const polish = await choose(user, writeXliff({ ...anOutgoingFile(broken), language: 'pl' }));
  expect(await polish.findByText(/Die Datei enthält Polnisch, hier steht Französisch/)).toBeDefined();
  expect(serving.sent('setTranslations')).toHaveLength(0);
});

const main = {
  host: 'api.mistral.ai',
  model: 'm',
  provider: 'openai',
  outside: true,
  seconds: null,
  price: null,
} as const;

test('a language model is asked only when the author wants it, and each suggestion is taken or left', async () => {
  const asked: unknown[] = [];
  const { user } = open(dialogTexts(), '', {
    modelState: () => ({ main, reserve: null }),
    suggestTranslations(request) {
      asked.push(request);
      return { suggestions: ['Salut {{link.name}} !', null] };
    },
  });
  const button = await screen.findByRole('button', { name: 'Vorschläge für 2 fehlende Texte' });
  expect(screen.getByText(/gehen dafür an das Sprachmodell \(api\.mistral\.ai\)/)).toBeDefined();
  expect(asked).toEqual([]);
  await user.click(button);
  expect(asked).toEqual([{ id: 'survey0000001', language: 'fr', texts: ['Hallo {{link.name}}!', 'Nein'] }]);
  expect(await screen.findByText('Das Sprachmodell hatte hier keinen brauchbaren Vorschlag.')).toBeDefined();
  expect(french('setting/welcome')).toBeUndefined();
  const suggestion = within(screen.getByRole('region', { name: `Vorschlag: ${welcome}` }));
  await user.click(suggestion.getByRole('button', { name: 'Übernehmen' }));
  await waitFor(() => expect(french('setting/welcome')?.text).toBe('Salut {{link.name}} !'));
  expect(screen.queryByRole('region', { name: `Vorschlag: ${welcome}` })).toBeNull();
});

test('what keeps a language model from answering is told, and it can be asked again', async () => {
  const { user } = open(dialogTexts(), '', {
    modelState: () => ({ main, reserve: null }),
    suggestTranslations() {
      throw new ApiError('suggestTranslations', 503, { msg: 'Für heute sind die Tokens aufgebraucht.' });
    },
  });
  await user.click(await screen.findByRole('button', { name: `${welcome}: Vorschlagen lassen` }));
  await waitFor(() => expect($notice.get()?.text).toContain('Tokens aufgebraucht'));
  expect(screen.getByRole('button', { name: `${welcome}: Vorschlagen lassen` })).toBeDefined();
});
