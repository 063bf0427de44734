import { ApiError } from '@dialogwerk/shared/clients';
import { IMPORT_LIMIT_BYTES } from '@dialogwerk/shared/contract';
import type { ImportLine, ImportReport } from '@dialogwerk/shared/contract';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { fireEvent, renderScreen, screen, waitFor } from '@dialogwerk/shared/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { anItem } from '../testing/anItem.ts';
import { listed } from '../testing/listed.ts';
import { Dashboard } from './Dashboard.tsx';

let api: ReturnType<typeof fakeAuthorApi> | undefined;
function withApi(answers: Parameters<typeof fakeAuthorApi>[0]) {
  api = fakeAuthorApi(answers);
  return api;
}
afterEach(() => api?.restore());

const open = () => renderScreen(Dashboard, { path: '/dashboard', at: '/dashboard' });
const aFile = (content: string, name = 'phq-9.json') => new File([content], name, { type: 'application/json' });
const fileInput = async () => {
  const input = await screen.findByLabelText('Fragebogen importieren', { selector: 'input' });
  if (!(input instanceof HTMLInputElement)) throw new Error('not an input');
  return input;
};

test('a file above 5 MB is refused before anything is sent', async () => {
  const { made } = withApi({ listSurveys: listed() });
  const { user } = open();
  await user.upload(await fileInput(), aFile('x'.repeat(IMPORT_LIMIT_BYTES + 1024 * 1024)));
  expect((await screen.findByRole('alert')).textContent).toContain(
    '„phq-9.json“ ist 6,0 MB groß. Eine Datei darf höchstens 5 MB groß sein.',
  );
  expect(made.map(({ name }) => name)).not.toContain('importQuestionnaire');
});

test.each([
  [400, 'Die Datei ist leer. Es wurde kein Dialog angelegt.', ''],
  [500, 'Etwas ging schief.', ' Falls der Dialog doch angelegt wurde, steht er unten auf dem Dashboard.'],
])(
  "an import answered with %i shows the server's sentence, and what is not known after it",
  async (status, msg, more) => {
    withApi({
      listSurveys: listed(),
      importQuestionnaire: () => {
        throw new ApiError('importQuestionnaire', status, { msg });
      },
    });
    const { user } = open();
    await user.upload(await fileInput(), aFile('{}'));
    expect((await screen.findByRole('alert')).textContent).toBe(`Der Import ist nicht gelungen${msg}${more}`);
  },
);

test('an import that runs can be cancelled, and the list is loaded again in case the server was quicker', async () => {
  const { made } = withApi({
    listSurveys: listed(),
    importQuestionnaire: () => new Promise(() => undefined),
  });
  const { user } = open();
  await user.upload(await fileInput(), aFile('{}'));
  expect(await screen.findByRole('progressbar')).toBeDefined();
  await waitFor(() => expect(made.map(({ name }) => name)).toContain('importQuestionnaire'));
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
  expect(await screen.findByText('Der Import wurde abgebrochen.')).toBeDefined();
  const places = new Set<string>(['listFolders', 'listWorkspaces']);
  const names = made.map(({ name }) => name).filter((name) => !places.has(name));
  expect(names).toEqual(['listSurveys', 'listManagers', 'importQuestionnaire', 'listSurveys', 'listManagers']);
});

const line = {
  change: { code: 'condition_dropped', of: 'Frage 10', problem: 'formula' },
  items: [{ link_id: '10', text: 'Frage 10', unique_question_id: '10' }],
} satisfies ImportLine;
const sure = { code: 'de', sure: true };

/** Imports a file, which the api answers with this report. */
function importedWith(report: ImportReport) {
  return withApi({
    listSurveys: listed(),
    importQuestionnaire: () => ({ survey: anItem({ survey_id: 'new', survey_name: 'PHQ-9', questions: 9 }), report }),
  });
}

test('a file dropped on the page is imported; where it was taken over as it is, the way into the new dialog shows', async () => {
  const { made } = importedWith({ language: sure, lines: [] });
  open();
  await screen.findByRole('heading', { name: 'Noch kein Dialog' });
  const dataTransfer = { types: ['Files'], files: [aFile('{"resourceType":"Questionnaire"}')] };
  fireEvent.dragEnter(document.body, { dataTransfer });
  expect(screen.getByText('Datei hier ablegen, um den Fragebogen zu importieren')).toBeDefined();
  fireEvent.drop(document.body, { dataTransfer });
  expect(await screen.findByText('„PHQ-9“ wurde importiert')).toBeDefined();
  expect(screen.getByText(/^9 Fragen\. Alles wurde so übernommen, wie es in der Datei steht\./)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Dialog öffnen' }).getAttribute('href')).toBe('/configurator/new');
  expect(made.find(({ name }) => name === 'importQuestionnaire')?.request).toEqual({
    file_name: 'phq-9.json',
    content: '{"resourceType":"Questionnaire"}',
  });
});

const inTwoLanguages = JSON.stringify({
  resourceType: 'Questionnaire',
  language: 'de',
  item: [
    {
      linkId: '1',
      type: 'string',
      text: 'Wie geht es?',
      _text: {
        extension: [
          {
            url: 'http://hl7.org/fhir/StructureDefinition/translation',
            extension: [
              { url: 'lang', valueCode: 'en' },
              { url: 'content', valueString: 'How are you?' },
            ],
          },
        ],
      },
    },
  ],
});

test.each([
  ['Englisch', { language: 'en' }],
  ['Deutsch (Sprache der Datei)', {}],
])('of a file in several languages the author chooses one: %s', async (name, wanted) => {
  const { made } = importedWith({ language: sure, lines: [] });
  const { user } = open();
  await user.upload(await fileInput(), aFile(inTwoLanguages));
  const choice = await screen.findByRole('combobox', { name: 'Sprache der Texte' });
  expect(document.activeElement).toBe(choice);
  expect(made.map((call) => call.name)).not.toContain('importQuestionnaire');
  await user.selectOptions(choice, name);
  await user.click(screen.getByRole('button', { name: 'Importieren' }));
  expect(await screen.findByText('„PHQ-9“ wurde importiert')).toBeDefined();
  const { request } = made.find((call) => call.name === 'importQuestionnaire') ?? {};
  expect(request).toEqual({ file_name: 'phq-9.json', content: inTwoLanguages, ...wanted });
});

test.each([
  ['only its own', inTwoLanguages.replace('"en"', '"de"')],
  ['a language that no dialog can have', inTwoLanguages.replace('"en"', '"sr-Latn"')],
  ['no JSON behind it', `${inTwoLanguages}}`],
])('of a file with %s nothing is asked', async (_what, content) => {
  importedWith({ language: sure, lines: [] });
  const { user } = open();
  await user.upload(await fileInput(), aFile(content));
  expect(await screen.findByText('„PHQ-9“ wurde importiert')).toBeDefined();
  expect(screen.queryByRole('combobox', { name: 'Sprache der Texte' })).toBeNull();
});

test('an import whose language is asked for can be left', async () => {
  const { made } = importedWith({ language: sure, lines: [] });
  const { user } = open();
  await user.upload(await fileInput(), aFile(inTwoLanguages));
  await screen.findByRole('combobox', { name: 'Sprache der Texte' });
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
  expect(screen.queryByRole('combobox', { name: 'Sprache der Texte' })).toBeNull();
  expect(made.map((call) => call.name)).not.toContain('importQuestionnaire');
});

test.each([
  ['something is not as in the file', { language: sure, lines: [line] }],
  ['the language is not sure', { language: { code: 'de', sure: false }, lines: [] }],
])('where %s, the import report is opened', async (_what, report) => {
  importedWith(report);
  const { user, address } = open();
  await user.upload(await fileInput(), aFile('{}'));
  await waitFor(() => expect(address()).toBe('/configurator/new?tool=import'));
});
