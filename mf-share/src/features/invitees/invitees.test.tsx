import { ApiError } from '@dialogwerk/shared/clients';
import type { InviteeList } from '@dialogwerk/shared/contract';
import { $notice, $session, $survey } from '@dialogwerk/shared/state';
import { aSurvey, fakeAuthorApi } from '@dialogwerk/shared/testing';
import { forgetTyped } from '@dialogwerk/shared/ui';
import { act, cleanup, fireEvent, renderScreen, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { Share } from '../../screens/Share.tsx';
import { anInvitee, anInviteeList } from '../../testing/anInviteeList.ts';
import { anOverview } from '../../testing/anOverview.ts';
import { aStudy } from '../../testing/aStudy.ts';
import { forgetFolds, unfold } from '../../testing/unfold.ts';

// What the screen loads later is no test's wait.
beforeAll(() => import('./ui/Invitees.tsx'));

let api: ReturnType<typeof fakeAuthorApi> | undefined;
afterEach(() => {
  api?.restore();
  $notice.set(null);
  $survey.set(null);
  forgetTyped();
  $session.set(null);
});

async function open(
  list: InviteeList['list'],
  answers: Parameters<typeof fakeAuthorApi>[0] = {},
  mailings: InviteeList['mailings'] = [],
) {
  api = fakeAuthorApi({
    study: () => aStudy(),
    studyOverview: () => anOverview(),
    surveyPublicName: () => ({ name: null, former: [] }),
    linkParameters: () => ({ names: [] }),
    inviteeList: () => ({ list, personal_only: false, mailings }),
    invitees: () => ({ total: 1, invitees: [anInvitee({ state: list?.anonymous ? null : 'open' })] }),
    ...answers,
  });
  const survey = aSurvey();
  $survey.set(survey);
  const opened = renderScreen(Share, { path: '/share/:survey_id', at: `/share/${survey.survey_id}` });
  await screen.findByRole('region', { name: 'Persönliche Links' });
  unfold('Personen einladen und erinnern');
  const calls = api.made;
  const made = (name: string) => calls.flatMap((call) => (call.name === name ? [call.request] : []));
  return { ...opened, made };
}
const table = 'Vorname;E-Mail\nAda;ada@example.org\nBob;bob@example\nAda;ada@example.org';

async function pasteInto(user: Awaited<ReturnType<typeof open>>['user'], text: string) {
  await user.click(await screen.findByRole('button', { name: 'Personen einladen' }));
  const dialog = await screen.findByRole('dialog', { name: 'Personen aufnehmen' });
  fireEvent.change(within(dialog).getByLabelText('Zeilen aus Ihrer Tabelle'), { target: { value: text } });
  return within(dialog);
}

test('shows what was found before anything is stored, and takes the people with the choice that was made', async () => {
  const { user, made } = await open(null, { addInvitees: () => ({ added: 1 }) });
  const dialog = await pasteInto(user, table);
  expect(dialog.getByText('1 Person gefunden, mit vorname.')).toBeDefined();
  expect(dialog.getByText('Keine gültige E-Mail-Adresse, wird ausgelassen: Zeile 3')).toBeDefined();
  expect(dialog.getByText('Doppelt, wird einmal aufgenommen: Zeile 4')).toBeDefined();
  expect(made('addInvitees')).toEqual([]);
  await user.click(dialog.getByRole('switch', { name: /^Anonym/ }));
  await user.click(dialog.getByRole('button', { name: '1 Person aufnehmen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(made('addInvitees')).toMatchObject([
    { anonymous: true, columns: ['vorname'], invitees: [{ email: 'ada@example.org', known: ['Ada'] }] },
  ]);
  expect($notice.get()?.text).toBe('1 Person aufgenommen.');
});

test('takes many some hundred at a time, says where it stopped, and goes on with the same people', async () => {
  const ids: string[][] = [];
  const { user } = await open(null, {
    addInvitees: ({ invitees }) => {
      ids.push(invitees.map(({ invitee_id }) => invitee_id));
      if (ids.length === 2) throw new ApiError('addInvitees', 503, { msg: 'Der Server ist gerade nicht da.' });
      return { added: invitees.length };
    },
  });
  const rows = Array.from({ length: 700 }, (_, at) => `person${at}@example.org`);
  const dialog = await pasteInto(user, rows.join('\n'));
  await user.click(dialog.getByRole('button', { name: '700 Personen aufnehmen' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(
    /^500 Personen sind aufgenommen, dann ging es nicht weiter\. .*Niemand wird doppelt aufgenommen\.$/,
  );
  await user.click(dialog.getByRole('button', { name: '700 Personen aufnehmen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(ids.map((some) => some.length)).toEqual([500, 200, 500, 200]);
  expect(ids[2]).toEqual(ids[0]);
});

test('is halted by its reader, and says who is taken and who is not', async () => {
  let answer = (): void => undefined;
  const { user, made } = await open(null, {
    addInvitees: ({ invitees }) =>
      new Promise((resolve) => {
        answer = () => resolve({ added: invitees.length });
      }),
  });
  const dialog = await pasteInto(user, Array.from({ length: 700 }, (_, at) => `person${at}@example.org`).join('\n'));
  await user.click(dialog.getByRole('button', { name: '700 Personen aufnehmen' }));
  await user.click(dialog.getByRole('button', { name: 'Anhalten' }));
  answer();
  expect((await dialog.findByRole('alert')).textContent).toMatch(/^500 Personen sind aufgenommen, die übrigen nicht\./);
  expect(made('addInvitees')).toHaveLength(1);
});

test('shows how far each is, and takes somebody off with a way back', async () => {
  const { user, made } = await open(anInviteeList(), {
    removeInvitees: () => ({ removed_at: 7, removed: 1 }),
    restoreInvitees: () => ({ msg: 'success' }),
  });
  expect(await screen.findByText('nicht begonnen')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'ada@example.org von der Liste nehmen' }));
  await waitFor(() => expect($notice.get()?.action).toBeDefined());
  act(() => $notice.get()?.action?.run());
  await waitFor(() => expect(made('restoreInvitees')).toMatchObject([{ removed_at: 7 }]));
});

test('an anonymous list shows nobody’s progress, cannot be asked for it, and keeps what is known out of the dialog', async () => {
  await open(
    anInviteeList({
      anonymous: true,
      finished: null,
      recipients: { invitation: 2, not_begun: 2, not_finished: null },
    }),
  );
  expect(await screen.findByText('ada@example.org')).toBeDefined();
  expect(screen.queryByText('nicht begonnen')).toBeNull();
  expect(screen.getByText(/^Anonym: Wer begonnen hat/)).toBeDefined();
  expect(await screen.findByText(/^In einem anonymen Dialog bleiben die Angaben draußen\./)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'vorname im Dialog verwenden' })).toBeNull();
});

test('a mail without its link is not sent; with it, it goes as its author has written it', async () => {
  const { user, made } = await open(anInviteeList(), { startMailing: () => ({ msg: 'success' }) });
  await user.click(await screen.findByRole('button', { name: 'E-Mail schreiben' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'E-Mail schreiben' }));
  expect(dialog.getByText('Geht zurzeit an 2 Personen.')).toBeDefined();
  fireEvent.change(dialog.getByLabelText('Betreff'), { target: { value: 'Für {{vorname}} und {{nachname}}' } });
  fireEvent.change(dialog.getByLabelText('Text'), { target: { value: 'Hallo {{vorname}}' } });
  expect(await dialog.findByText('Für Ada und')).toBeDefined();
  expect(dialog.getByText(/^\{\{nachname\}\} ist keine Spalte/)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Jetzt senden' }));
  expect(dialog.getByRole('alert').textContent).toContain('{{link}}');
  expect(made('startMailing')).toEqual([]);
  fireEvent.change(dialog.getByLabelText('Text'), { target: { value: 'Hallo {{vorname}}: {{link}}' } });
  await user.click(dialog.getByRole('button', { name: 'Jetzt senden' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(made('startMailing')).toMatchObject([
    { kind: 'invitation', letter: 'Hallo {{vorname}}: {{link}}', due_at: null },
  ]);
});

test('a letter that is being written survives Escape and a reload, and is forgotten once it was sent', async () => {
  $session.set({ username: 'ada@example.org', firstName: 'Ada', lastName: '', user_id: 'me', admin: false });
  const letter = 'Guten Tag {{vorname}}: {{link}}';
  const write = async ({ user }: Pick<Awaited<ReturnType<typeof open>>, 'user'>) => {
    await user.click(await screen.findByRole('button', { name: 'E-Mail schreiben' }));
    return within(await screen.findByRole('dialog', { name: 'E-Mail schreiben' }));
  };
  const first = await open(anInviteeList());
  fireEvent.change((await write(first)).getByLabelText('Text'), { target: { value: letter } });
  await first.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await write(first)).getByDisplayValue(letter)).toBeDefined();
  cleanup();
  forgetFolds('survey0000001');
  api?.restore();
  const second = await open(anInviteeList(), { startMailing: () => ({ msg: 'success' }) });
  const dialog = await write(second);
  expect(dialog.getByDisplayValue(letter)).toBeDefined();
  await second.user.click(dialog.getByRole('button', { name: 'Jetzt senden' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await write(second)).queryByDisplayValue(letter)).toBeNull();
});

test('who may not see the list reads who may', async () => {
  api = fakeAuthorApi({
    study: () => aStudy(),
    studyOverview: () => anOverview(),
    surveyPublicName: () => ({ name: null, former: [] }),
  });
  $survey.set(aSurvey({ analyse: 0 }));
  renderScreen(Share, { path: '/share/:survey_id', at: '/share/survey0000001' });
  expect(await screen.findByText(/^Wer eingeladen ist, sehen und bestimmen nur Besitzer/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Personen einladen und erinnern' })).toBeNull();
});
