import type { ConsentText, StoredConsent } from '@dialogwerk/shared/contract';
import { $survey } from '@dialogwerk/shared/state';
import { aSurvey, fakeAuthorApi } from '@dialogwerk/shared/testing';
import { renderScreen, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Share } from '../../screens/Share.tsx';
import { aStudy } from '../../testing/aStudy.ts';
import { consentFile } from './model/consentFile.ts';

// What the screen loads later is no test's wait.
beforeAll(() => import('./ui/ConsentLog.tsx'));

let api: ReturnType<typeof fakeAuthorApi> | undefined;
afterEach(() => {
  api?.restore();
  $survey.set(null);
});

const none = { shown: 0, given: 0, declined: 0, withdrawn: 0, lapsed: 0 };
const met: ConsentText = {
  text_hash: 'a'.repeat(64),
  kind: 'consent',
  language: 'de',
  text: 'Dürfen wir Ihre Antworten **auswerten**?',
  agree: 'Ja',
  decline: 'Nein',
  first_at: 0,
  last_at: 60_000,
  lines: { ...none, given: 1, withdrawn: 1 },
  gone: { ...none, given: 2 },
};
const line = (act: StoredConsent['act'], at: number, more: Partial<StoredConsent> = {}): StoredConsent => ({
  consent_id: act,
  conversation_id: '11111111-1111-4111-8111-111111111111',
  text_hash: met.text_hash,
  act,
  on_own_page: false,
  unique_question_id: 'ja',
  revision: 3,
  published_at: null,
  at,
  ...more,
});
const lines = [line('withdrawn', 60_000, { on_own_page: true }), line('given', 0)];

async function open(texts: readonly ConsentText[] = [met]) {
  api = fakeAuthorApi({
    surveyPublicName: () => ({ name: null, former: [] }),
    study: () => aStudy(),
    linkParameters: () => ({ names: [] }),
    consentTexts: () => ({ texts: [...texts] }),
    consentLines: ({ act }) => {
      const found = lines.filter((one) => act === undefined || one.act === act);
      return { total: found.length, lines: found };
    },
  });
  const survey = aSurvey({ bearbeiten: 1, analyse: 1 });
  $survey.set(survey);
  const opened = renderScreen(Share, { path: '/share/:survey_id', at: `/share/${survey.survey_id}` });
  await opened.user.click(await screen.findByRole('button', { name: 'Protokoll ansehen' }));
  return opened;
}

test('the log tells what was said to which text, and can be filtered by it', async () => {
  const { user } = await open();
  expect(await screen.findByText('2 Zeilen')).toBeDefined();
  const list = within(screen.getByRole('group', { name: /^Protokoll der Einwilligungen/ }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Zurückgenommen.*auf der eigenen Seite$/),
    expect.stringMatching(/^Zugestimmt.*Dürfen wir Ihre Antworten auswerten\? \(de\)/),
  ]);
  await user.click(screen.getByRole('combobox', { name: 'Was dazu gesagt wurde' }));
  await user.click(screen.getByRole('option', { name: 'Zugestimmt' }));
  expect(await screen.findByText('1 Zeile')).toBeDefined();
  await user.click(screen.getByRole('combobox', { name: 'Text' }));
  await user.click(screen.getByRole('option', { name: /^Einwilligung: Dürfen wir/ }));
  expect(screen.getByRole('region', { name: 'Wortlaut' }).textContent).toBe(met.text);
  expect(screen.getByText('Zur Wahl standen „Ja“ und „Nein“.')).toBeDefined();
  expect(screen.getByText('2 weitere Zeilen sind mit ihren Gesprächen gelöscht.')).toBeDefined();
});

test('where nobody has met anything yet it says so', async () => {
  await open([]);
  expect(await screen.findByText(/^Noch hat niemand/)).toBeDefined();
});

test('the file has each line with its text, and no formula', async () => {
  const { user } = await open();
  const saving = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:log');
  await user.click(await screen.findByRole('button', { name: 'Als CSV speichern' }));
  await waitFor(() => expect(saving).toHaveBeenCalled());
  saving.mockRestore();
  const file = consentFile(lines, [{ ...met, text: '=HYPERLINK("x")' }]);
  expect(file.split('\r\n')).toHaveLength(4);
  expect(file).toContain("'=HYPERLINK");
  expect(file).toContain('1970-01-01T00:01:00.000Z');
});

test('who does not answer for the study does not see it', async () => {
  api = fakeAuthorApi({ surveyPublicName: () => ({ name: null, former: [] }), study: () => aStudy() });
  const survey = aSurvey({ bearbeiten: 1, analyse: 0 });
  $survey.set(survey);
  renderScreen(Share, { path: '/share/:survey_id', at: `/share/${survey.survey_id}` });
  expect(await screen.findByText(/^Wer wann wozu eingewilligt hat, sehen nur/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Protokoll ansehen' })).toBeNull();
});
