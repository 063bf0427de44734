import { ApiError } from '@dialogwerk/shared/clients';
import type { PrivacyFacts, PrivacyForm } from '@dialogwerk/shared/contract';
import { $notice, $session, $survey } from '@dialogwerk/shared/state';
import { privacyStatement } from '@dialogwerk/shared/dialog/privacy';
import { aSurvey, fakeAuthorApi, somePrivacyFacts } from '@dialogwerk/shared/testing';
import { act, cleanup, fireEvent, renderScreen, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { forgetTyped } from '@dialogwerk/shared/ui';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Share } from '../../screens/Share.tsx';
import { anOverview } from '../../testing/anOverview.ts';
import { nobodyElse } from '../../testing/nobodyElse.ts';
import { aStudy } from '../../testing/aStudy.ts';
import { forgetFolds, unfold } from '../../testing/unfold.ts';

// What the screen loads later is no test's wait.
beforeAll(() => import('./ui/Privacy.tsx'));

let api: ReturnType<typeof fakeAuthorApi> | undefined;
afterEach(() => {
  api?.restore();
  $notice.set(null);
  $survey.set(null);
  forgetTyped();
  $session.set(null);
});

const facts = somePrivacyFacts({ asked: ['email'] });

interface Stored {
  readonly form: PrivacyForm;
  readonly facts: PrivacyFacts;
  readonly outdated: boolean;
}

async function open(survey = aSurvey({ bearbeiten: 1 }), refusal: string | null = null, stored: Partial<Stored> = {}) {
  const server: { form: PrivacyForm | null; text: string; facts: PrivacyFacts; outdated: boolean } = {
    form: null,
    text: survey.privacy_declaration_text,
    facts,
    outdated: false,
    ...stored,
  };
  api = fakeAuthorApi({
    surveyPublicName: () => ({ name: null, former: [] }),
    study: () => aStudy(),
    studyOverview: () => anOverview(),
    dialogPermissions: nobodyElse,
    linkParameters: () => ({ names: [] }),
    privacyForm: () => ({ form: server.form, facts: server.facts, taken_at: 0, outdated: server.outdated }),
    setPrivacyForm: (request) => {
      const { survey_id: _named, ...form } = request;
      server.form = form;
      server.outdated = false;
      return { form };
    },
    updateSurveySettings: (request) => {
      if (refusal !== null) throw new ApiError('updateSurveySettings', 503, { msg: refusal });
      if (request.action === 'config') server.text = request.changed_values.privacy_declaration_text ?? '';
      return { msg: 'success', revision: 2 };
    },
    dialog: () => ({ ...survey, privacy_declaration_text: server.text }),
  });
  $survey.set(survey);
  const opened = renderScreen(Share, { path: '/share/:survey_id', at: `/share/${survey.survey_id}` });
  await screen.findByRole('region', { name: 'Datenschutz' });
  unfold('Datenschutzerklärung erstellen');
  await screen.findByLabelText('Verantwortliche Stelle');
  return { ...opened, server };
}
const take = () => screen.getByRole('button', { name: 'Als Datenschutzerklärung übernehmen' });
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
function writeNeeded(): void {
  write('Verantwortliche Stelle', 'Stadtbibliothek');
  write('Anschrift', 'Am Markt 1');
  write('E-Mail-Adresse für Fragen', 'fragen@example.org');
  write('Wofür Sie die Antworten verwenden', 'Wir verbessern die Ausleihe.');
}

test('a statement comes of the form and the settings as it is typed, is taken, and taken back', async () => {
  const { user, server } = await open();
  const statement = within(screen.getByRole('region', { name: 'So entsteht die Erklärung' }));
  expect(statement.getByText(/E-Mail-Adresse\.$/)).toBeDefined();
  await user.click(take());
  expect(screen.getByText(/Es fehlt noch: Verantwortliche Stelle, Anschrift/)).toBeDefined();
  writeNeeded();
  expect(statement.getByText('Wir verbessern die Ausleihe.')).toBeDefined();
  await user.click(take());
  await waitFor(() => expect(server.text).toContain('## Wer verantwortlich ist'));
  expect(server.form?.purpose).toBe('Wir verbessern die Ausleihe.');
  expect(screen.getByText(/^Der Dialog hat eine Datenschutzerklärung/)).toBeDefined();
  await waitFor(() => expect($notice.get()?.text).toContain('ist übernommen'));
  act(() => $notice.get()?.action?.run());
  await waitFor(() => expect(server.text).toBe(''));
});

test('where it cannot be taken, the one before stands and what was typed stays', async () => {
  const { user, server } = await open(aSurvey({ bearbeiten: 1, privacy_declaration_text: 'Alt.' }), 'Gerade nicht.');
  writeNeeded();
  expect(screen.getByText(/hat schon eine Datenschutzerklärung/)).toBeDefined();
  await user.click(take());
  expect((await screen.findByText(/die vorige gilt weiter/)).textContent).toContain('Gerade nicht.');
  expect(server.text).toBe('Alt.');
  expect(screen.getByDisplayValue('Stadtbibliothek')).toBeDefined();
});

test('what was typed and not taken survives a reload', async () => {
  $session.set({ username: 'ada@example.org', firstName: 'Ada', lastName: '', user_id: 'me', admin: false });
  await open();
  write('Wofür Sie die Antworten verwenden', 'Halb fertig');
  cleanup();
  forgetFolds('survey0000001');
  api?.restore();
  await open();
  expect(screen.getByDisplayValue('Halb fertig')).toBeDefined();
});

test('the record of processing is a page to keep', async () => {
  const saving = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:record');
  const { user } = await open();
  write('Verantwortliche Stelle', '<b>Stadt & Land</b>');
  await user.click(screen.getByRole('button', { name: /Verarbeitungsverzeichnis herunterladen$/ }));
  const made = saving.mock.lastCall?.[0];
  saving.mockRestore();
  const page = made instanceof Blob ? await made.text() : '';
  expect(page).toContain('<dd>&lt;b&gt;Stadt &amp; Land&lt;/b&gt;</dd>');
  expect(page).toContain('<dt>Zwecke</dt><dd>noch nicht angegeben</dd>');
});

test('whoever may not edit the dialog does not see it', async () => {
  api = fakeAuthorApi({
    surveyPublicName: () => ({ name: null, former: [] }),
    study: () => aStudy(),
    studyOverview: () => anOverview(),
    dialogPermissions: nobodyElse,
    linkParameters: () => ({ names: [] }),
  });
  const survey = aSurvey({ bearbeiten: 0 });
  $survey.set(survey);
  renderScreen(Share, { path: '/share/:survey_id', at: `/share/${survey.survey_id}` });
  expect(await screen.findByRole('heading', { name: 'Link zum Dialog' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Datenschutz' })).toBeNull();
});

test('a statement whose settings have changed says so, shows what would be otherwise, and is taken anew by one click', async () => {
  const form: PrivacyForm = {
    controller: 'Stadtbibliothek',
    address: 'Am Markt 1',
    email: 'fragen@example.org',
    officer: '',
    purpose: 'Wir verbessern die Ausleihe.',
    basis: 'consent',
    interest: '',
    special: false,
    recipients: '',
    authority: '',
  };
  const text = privacyStatement(form, facts, 'du');
  const changed = { form, outdated: true, facts: { ...facts, delete_after: 30 } };
  const { user, server } = await open(
    aSurvey({ bearbeiten: 1, du_sie: 'du', privacy_declaration_text: text }),
    null,
    changed,
  );
  expect(screen.getByText(/haben sich Einstellungen geändert, von denen sie spricht/)).toBeDefined();
  const differences = within(screen.getByRole('region', { name: /haben sich Einstellungen geändert$/ }));
  expect(differences.getByText('Wie lange: fällt weg')).toBeDefined();
  expect(differences.getByText(/30 Tage nach ihrer letzten Antwort gelöscht/)).toBeDefined();
  await user.click(differences.getByRole('button', { name: 'Neu übernehmen' }));
  await waitFor(() => expect(server.text).toContain('30 Tage'));
  await waitFor(() => expect(screen.queryByText(/von denen sie spricht/)).toBeNull());
});
