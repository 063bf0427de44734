import { ApiError } from '@dialogwerk/shared/clients';
import type { Study } from '@dialogwerk/shared/contract';
import { studyMoment } from '@dialogwerk/shared/contract';
import { $notice, $session, $survey } from '@dialogwerk/shared/state';
import { aSurvey, fakeAuthorApi } from '@dialogwerk/shared/testing';
import { forgetTyped } from '@dialogwerk/shared/ui';
import { act, cleanup, fireEvent, renderScreen, screen, waitFor } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { anOverview } from '../../testing/anOverview.ts';
import { forgetFolds, unfold } from '../../testing/unfold.ts';
import { aStudy } from '../../testing/aStudy.ts';
import { Share } from '../../screens/Share.tsx';

// What the screen loads later is no test's wait.
beforeAll(() => import('./ui/Study.tsx'));

let api: ReturnType<typeof fakeAuthorApi> | undefined;
afterEach(() => {
  api?.restore();
  $notice.set(null);
  $survey.set(null);
  forgetTyped();
  $session.set(null);
});

const nothing = aStudy({ begun: 17 });

const folded = [
  'Zugang festlegen',
  'Zeitraum und Menge festlegen',
  'Quoten festlegen',
  'Weiterleitung festlegen',
  'Testlink einrichten',
];

async function open(study: Partial<Study> = {}, survey = aSurvey(), refusal: string | null = null) {
  const server = { study: { ...nothing, ...study } };
  const save = (part: Partial<Study>): Study => {
    if (refusal !== null) throw new ApiError('setStudyPeriod', 409, { msg: refusal });
    server.study = { ...server.study, ...part };
    return server.study;
  };
  api = fakeAuthorApi({
    surveyPublicName: () => ({ name: null, former: [] }),
    study: () => server.study,
    studyOverview: () => anOverview(),
    linkParameters: () => ({ names: ['pid'] }),
    setStudyQuotas: ({ quotas }) => save({ quotas: quotas.map((quota) => ({ ...quota, taken: 0 })) }),
    setStudyEnds: ({ finished, screened, quota_full }) => save({ ends: { finished, screened, quota_full } }),
    setStudyPassword: ({ password }) => save({ password_set_at: password === null ? null : 1 }),
    setStudyOnce: ({ once }) => save({ once }),
    setStudyProof: ({ proof }) => save({ proof }),
    setStudyTestLink: ({ link_id }) =>
      save({ test_link: link_id === null ? null : { link_id, query: `testlink=${link_id}` } }),
    setStudyPeriod: ({ starts_at, ends_at, most: limit }) => save({ period: { starts_at, ends_at, most: limit } }),
  });
  $survey.set(survey);
  const opened = renderScreen(Share, { path: '/share/:survey_id', at: `/share/${survey.survey_id}` });
  unfold(...folded);
  await screen.findByLabelText('Höchstens so viele Gespräche');
  return { ...opened, server };
}
const most = () => screen.getByLabelText('Höchstens so viele Gespräche');

test('a limit is saved when it is left, shows how far it is, and is taken back by one click', async () => {
  const { user, server } = await open();
  expect(screen.getByText('17 Gespräche begonnen')).toBeDefined();
  await user.type(most(), '20');
  await user.tab();
  expect(await screen.findByText('17 von 20 Gesprächen begonnen')).toBeDefined();
  expect(screen.getByText('Der Link lässt gerade alle hinein.')).toBeDefined();
  await waitFor(() => expect(server.study.period.most).toBe(20));
  act(() => $notice.get()?.action?.run());
  await waitFor(() => expect(server.study.period.most).toBeNull());
  expect(await screen.findByText('17 Gespräche begonnen')).toBeDefined();
});

test('what is no number is explained at its field and not sent, and what is full says so', async () => {
  const { user } = await open({ period: { ...nothing.period, most: 17 } });
  expect(screen.getByText('Voll: Es kann niemand mehr beginnen.')).toBeDefined();
  await user.clear(most());
  await user.type(most(), 'viele{Enter}');
  expect(screen.getByText(/^Bitte geben Sie eine ganze Zahl von 1 bis 1\.000\.000 an/)).toBeDefined();
  expect(api?.made.some(({ name }) => name === 'setStudyPeriod')).toBe(false);
});

test('a moment is kept by the clock in Berlin, and an end before the beginning is explained', async () => {
  const { server } = await open({ period: { ...nothing.period, starts_at: studyMoment('2030-07-01T09:00') } });
  expect(screen.getByText(/Der Link öffnet am 01\.07\.2030, 09:00 Uhr/)).toBeDefined();
  const ends = screen.getByLabelText('Ende (Zeit in Berlin)');
  fireEvent.change(ends, { target: { value: '2030-07-01T08:00' } });
  fireEvent.blur(ends);
  expect(await screen.findByText('Das Ende muss nach dem Beginn liegen.')).toBeDefined();
  fireEvent.change(ends, { target: { value: '2030-12-01T08:00' } });
  fireEvent.blur(ends);
  await waitFor(() => expect(server.study.period.ends_at).toBe(Date.UTC(2030, 11, 1, 7)));
  const starts = screen.getByLabelText('Beginn (Zeit in Berlin)');
  fireEvent.change(starts, { target: { value: '2031-01-01T08:00' } });
  fireEvent.blur(starts);
  expect(await screen.findByText('Der Beginn muss vor dem Ende liegen.')).toBeDefined();
  expect(server.study.period.starts_at).toBe(studyMoment('2030-07-01T09:00'));
});

test('what the server refuses stands at the field, with what was typed', async () => {
  const { user } = await open({}, aSurvey(), 'Das geht gerade nicht.');
  await user.type(most(), '20{Enter}');
  expect(await screen.findByText('Das geht gerade nicht.')).toBeDefined();
  expect(screen.getByDisplayValue('20')).toBeDefined();
  expect(screen.getByText('17 Gespräche begonnen')).toBeDefined();
});

test('other roles see how it stands and change nothing', async () => {
  await open({}, aSurvey({ analyse: 0 }));
  expect(
    screen.getAllByText('Wie die Erhebung läuft, legen Besitzer und Personen mit vollem Zugriff fest.'),
  ).toBeDefined();
  expect(most().hasAttribute('disabled')).toBe(true);
});

test('a quota is put together from an answer, says how far it is, and goes again', async () => {
  const { user, server } = await open();
  expect(screen.getByText('Noch keine Quote: Es kommen alle bis zum Ende.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Quote anlegen' }));
  await user.click(screen.getByRole('combobox', { name: 'Antwort dazunehmen' }));
  const [answer] = screen.getAllByRole('option');
  if (!answer) throw new Error('the dialog has no answer by name');
  await user.click(answer);
  await waitFor(() => expect(server.study.quotas).toHaveLength(1));
  expect(server.study.quotas[0]).toMatchObject({ name: 'Quote 1', most: 100, when_full: { kind: 'end', text: '' } });
  expect(await screen.findByText('0 von 100')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Quote „Quote 1“ löschen' }));
  await waitFor(() => expect(server.study.quotas).toEqual([]));
  act(() => $notice.get()?.action?.run());
  await waitFor(() => expect(server.study.quotas).toHaveLength(1));
});

test('an address is refused without https, and one that holds an answer says that it leaves the server', async () => {
  const { user, server } = await open();
  const field = screen.getByLabelText('Wer beendet hat');
  await user.click(field);
  await user.paste('http://panel.example.org{Enter}');
  await user.tab();
  expect(await screen.findByText(/^Bitte geben Sie eine Adresse an, die mit https:\/\/ beginnt/)).toBeDefined();
  await user.clear(field);
  await user.paste('https://panel.example.org/?pid={{link.pid}}&v={{fremd}}');
  await user.tab();
  await waitFor(() =>
    expect(server.study.ends.finished).toBe('https://panel.example.org/?pid={{link.pid}}&v={{fremd}}'),
  );
  expect(await screen.findByText('Weitergeleitet wird: Wer beendet hat.')).toBeDefined();
  expect(await screen.findByText(/^Weder Variable noch gespeicherter Parameter: fremd\./)).toBeDefined();
});

test('a password is set by its button alone, is never shown again, is changed and taken away', async () => {
  const { user, server } = await open();
  expect(screen.getByText('Alle mit dem Link kommen hinein.')).toBeDefined();
  const field = () => screen.getByRole('textbox', { name: /Passwort/ });
  await user.type(field(), 'kurz');
  await user.tab();
  await user.click(screen.getByRole('button', { name: 'Passwort setzen' }));
  expect(screen.getByText('Bitte geben Sie ein Passwort aus 6 bis 200 Zeichen an.')).toBeDefined();
  expect(server.study.password_set_at).toBeNull();
  await user.type(field(), ' herbst{Enter}');
  expect(await screen.findByText(/^Wer beginnen will, braucht das Passwort\. Gesetzt am /)).toBeDefined();
  expect(screen.queryByDisplayValue('kurz herbst')).toBeNull();
  expect(api?.made.find(({ name }) => name === 'setStudyPassword')?.request).toMatchObject({ password: 'kurz herbst' });
  expect($notice.get()?.text).toContain('gilt ab sofort');
  await user.click(screen.getByRole('button', { name: 'Passwort aufheben' }));
  await waitFor(() => expect(server.study.password_set_at).toBeNull());
  expect(await screen.findByText('Alle mit dem Link kommen hinein.')).toBeDefined();
});

test('one participation is switched on, says what it does not prevent, and is taken back', async () => {
  const { user, server } = await open();
  await user.click(screen.getByRole('switch', { name: 'Jeder Browser nimmt einmal teil' }));
  await waitFor(() => expect(server.study.once).toBe(true));
  expect(screen.getByText(/Es hält nicht auf, wer einen anderen Browser/)).toBeDefined();
  act(() => $notice.get()?.action?.run());
  await waitFor(() => expect(server.study.once).toBe(false));
});

test('the protection against scripts is switched on, says what it does and what not, and is taken back', async () => {
  const { user, server } = await open();
  const protection = screen.getByRole('switch', { name: 'Schutz vor Skripten' });
  expect(screen.getByText(/^Ein Skript kann in kurzer Zeit/)).toBeDefined();
  await user.click(protection);
  await waitFor(() => expect(server.study.proof).toBe(true));
  expect(screen.getByText(/^Bevor ein Gespräch beginnt, löst der Browser/)).toBeDefined();
  expect(screen.getByText(/Es hält niemanden auf, der von Hand mehrmals teilnimmt/)).toBeDefined();
  act(() => $notice.get()?.action?.run());
  await waitFor(() => expect(server.study.proof).toBe(false));
});

test('a link for trying is made, renewed and taken away, each of it back by one click', async () => {
  const { user, server } = await open();
  await user.click(screen.getByRole('button', { name: 'Testlink anlegen' }));
  const address = await screen.findByDisplayValue(/\/assess_live\/survey0000001\?testlink=/);
  const first = server.study.test_link?.link_id;
  expect(address).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Erneuern' }));
  await waitFor(() => expect(server.study.test_link?.link_id).not.toBe(first));
  act(() => $notice.get()?.action?.run());
  await waitFor(() => expect(server.study.test_link?.link_id).toBe(first));
  await user.click(await screen.findByRole('button', { name: 'Zurückziehen' }));
  await waitFor(() => expect(server.study.test_link).toBeNull());
  expect(await screen.findByText('Es gibt noch keinen Testlink.')).toBeDefined();
});

test('other roles see access and link, and set neither', async () => {
  await open({ password_set_at: 0, test_link: { link_id: 'x', query: 'testlink=x' } }, aSurvey({ analyse: 0 }));
  expect(screen.getByRole('button', { name: 'Passwort ändern' }).hasAttribute('disabled')).toBe(true);
  expect(screen.getByRole('switch', { name: 'Jeder Browser nimmt einmal teil' }).hasAttribute('disabled')).toBe(true);
  expect(screen.getByRole('switch', { name: 'Schutz vor Skripten' }).hasAttribute('disabled')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Erneuern' })).toBeNull();
});

test('a panel whose addresses are settled with each project says what to do, and changes nothing', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Was Cint für die Rückkehr braucht' }));
  expect($notice.get()?.text).toContain('{{link.RID}}');
  await user.click(screen.getByRole('button', { name: 'Was Bilendi für die Rückkehr braucht' }));
  expect($notice.get()?.text).toContain('{{link.NAME}}');
  expect(api?.made.some(({ name }) => name === 'setStudyEnds')).toBe(false);
});

test('where personal links alone let people in, period and access say so', async () => {
  await open({ personal_only: true });
  expect(screen.getByText('Nur persönliche Links lassen jemanden hinein.')).toBeDefined();
  expect(screen.getByText('Nur wer einen persönlichen Link hat, kommt hinein.')).toBeDefined();
});

test('what a reload takes out of a hand is there again, says that it is not saved, and is saved by Enter', async () => {
  $session.set({ username: 'ada@example.org', firstName: 'Ada', lastName: '', user_id: 'me', admin: false });
  const before = await open();
  await before.user.type(most(), '20');
  cleanup();
  forgetFolds('survey0000001');
  api?.restore();
  const { user, server } = await open();
  expect(screen.getByDisplayValue('20')).toBe(most());
  expect(server.study.period.most).toBeNull();
  expect(screen.getByText('Noch nicht gespeichert. Die Eingabetaste speichert.')).toBeDefined();
  await user.type(most(), '{Enter}');
  await waitFor(() => expect(server.study.period.most).toBe(20));
  expect(screen.queryByText(/^Noch nicht gespeichert/)).toBeNull();
});

test.each([
  ['Alle mit dem Link können teilnehmen.', {}],
  ['Wer Link und Passwort hat, kann teilnehmen.', { password_set_at: 1 }],
  ['Teilnehmen kann, wer einen persönlichen Link hat.', { personal_only: true }],
  ['doch gerade kann niemand beginnen.', { period: { ...nothing.period, most: 17 } }],
  ['doch gerade kann niemand beginnen.', { personal_only: true, period: { ...nothing.period, ends_at: 1 } }],
  ['doch gerade kann niemand beginnen.', { period: { ...nothing.period, starts_at: studyMoment('2130-07-01T09:00') } }],
])('beside the switch of a live dialog stands who can begin: %s', async (said, study) => {
  await open(study, aSurvey({ active: true }));
  expect(screen.getByText((text) => text.startsWith('Ihr Dialog ist live') && text.includes(said))).toBeDefined();
});
