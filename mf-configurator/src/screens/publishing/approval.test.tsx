import { ApiError } from '@dialogwerk/shared/clients';
import type { Approval, CallResponse } from '@dialogwerk/shared/contract';
import { $notice, $publishing, $session, $survey } from '@dialogwerk/shared/state';
import { aSurvey, fakeAuthorApi } from '@dialogwerk/shared/testing';
import { act, renderScreen, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { PublicLink } from '@dialogwerk/shared/ui';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { anApprovalState, aWish } from '../../testing/approvalWorld.ts';
import Publishing from './Publishing.tsx';

beforeAll(async () => {
  await PublicLink.load();
});

let api: ReturnType<typeof fakeAuthorApi> | undefined;
let state: CallResponse<'approvals'>;
beforeEach(() => {
  $session.set({ user_id: 'ada', username: 'ada@example.org', firstName: 'Ada', lastName: null, admin: false });
  state = anApprovalState({ four_eyes: true, others: [{ user_id: 'grace', name: 'Grace Hopper' }] });
});
afterEach(() => {
  api?.restore();
  for (const atom of [$publishing, $notice, $survey, $session]) atom.set(null);
  localStorage.clear();
});

const { publication } = aSurvey();
if (!publication) throw new Error('the dialog is not published');
const survey = aSurvey({ publication: { ...publication, unpublished_changes: 1 } });
const differences = {
  blocks: [],
  scales: [],
  settings: [{ field: 'ending', published: 'Danke!', draft: 'Vielen Dank!' }],
};

function open(answers: Parameters<typeof fakeAuthorApi>[0] = {}) {
  $publishing.set({ kind: 'dialog', survey_id: survey.survey_id });
  api = fakeAuthorApi({
    dialog: () => survey,
    checkDialog: () => ({ findings: [] }),
    unpublishedChanges: () => ({ publication: survey.publication, revision: 9, data: [], differences }),
    publications: () => ({ publications: [], more: false }),
    surveyPublicName: () => ({ name: null, former: [] }),
    approvals: () => state,
    approvalChanges: () => ({ publication: survey.publication, blocks: 2, differences, data: [] }),
    ...answers,
  });
  return renderScreen(Publishing, { path: '/dashboard' });
}
const sent = (name: string) => (api?.made ?? []).filter((call) => call.name === name).map(({ request }) => request);
const waits = (wish: Approval): CallResponse<'approvals'> => ({ ...state, waiting: wish });
/** Keeps how it stands from now on, and answers it. */
function now(next: CallResponse<'approvals'>): CallResponse<'approvals'> {
  state = next;
  return state;
}
const own = aWish({ asked_by: { user_id: 'ada', name: 'Ada' } });

test('who publishes asks for exactly what is listed, takes it back, and has it back', async () => {
  const { user } = open({
    askApproval: () => now(waits(own)),
    withdrawApproval: ({ withdrawn }) => now(withdrawn ? { ...state, waiting: null } : waits(own)),
  });
  await user.type(await screen.findByRole('textbox', { name: 'Was ist anders? (freiwillig)' }), 'Schluss');
  expect(screen.queryByRole('button', { name: 'Veröffentlichen' })).toBeNull();
  const button = screen.getByRole('button', { name: 'Freigabe anfragen' });
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  await user.click(button);
  const card = await screen.findByRole('region', { name: 'Ihre Anfrage wartet auf Freigabe' });
  expect(sent('askApproval')).toMatchObject([
    { survey_id: 'survey0000001', revision: 9, note: 'Schluss', asked: [], goes_live: false, instead_of: null },
  ]);
  expect(within(card).queryByRole('button', { name: /Freigeben/ })).toBeNull();
  await user.click(within(card).getByRole('button', { name: 'Anfrage zurückziehen' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /wartet auf Freigabe/ })).toBeNull());
  act(() => $notice.get()?.action?.run());
  expect(await screen.findByRole('region', { name: 'Ihre Anfrage wartet auf Freigabe' })).toBeDefined();
  expect(sent('withdrawApproval')).toMatchObject([{ withdrawn: true }, { withdrawn: false }]);
});

test('whoever decides sees what changes, and declines with a reason alone', async () => {
  state = { ...waits(aWish()), behind: 2 };
  const { user } = open({ decideApproval: () => now({ ...state, waiting: null }) });
  const card = within(await screen.findByRole('region', { name: 'Grace Hopper bittet um Freigabe' }));
  expect(await card.findByText('Dialogprüfung: keine Fehler gefunden.')).toBeDefined();
  expect(await card.findByText('Vielen Dank!')).toBeDefined();
  expect(card.getByText(/\(2 Änderungen\)\. Sie geben nur frei, was angefragt ist/)).toBeDefined();
  expect(sent('checkDialog')).toContainEqual({ survey_id: 'survey0000001', revision: 9 });
  const trying = card.getByRole('link', { name: 'Ausprobieren' });
  expect(trying.getAttribute('href')).toBe(`/assess/survey0000001?anfrage=${aWish().approval_id}`);
  await user.click(card.getByRole('button', { name: 'Ablehnen …' }));
  const decline = card.getByRole('button', { name: 'Mit Begründung ablehnen' });
  expect(decline.hasAttribute('disabled')).toBe(true);
  await user.type(card.getByRole('textbox', { name: /Warum lehnen Sie ab\?/ }), 'Zu kurz');
  await user.click(decline);
  await waitFor(() => expect($notice.get()?.text).toBe('Abgelehnt. Für Teilnehmende ändert sich nichts.'));
  expect(sent('decideApproval')).toMatchObject([{ approved: false, reason: 'Zu kurz' }]);
});

test('what somebody else has decided meanwhile is said, and what is typed stays', async () => {
  state = waits(aWish());
  const { user } = open({
    decideApproval: () => {
      throw new ApiError('decideApproval', 409, { msg: 'Über diese Anfrage ist schon entschieden.' });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Freigeben und veröffentlichen' }));
  await waitFor(() => expect($notice.get()?.text).toContain('Über diese Anfrage ist schon entschieden.'));
});

test('switching it off asks the others where there are some, and says why something was declined', async () => {
  const declined = aWish({
    state: 'declined',
    asked_by: { user_id: 'ada', name: 'Ada' },
    decided_by: { user_id: 'grace', name: 'Grace Hopper' },
    decided_at: 1_760_000_100_000,
    reason: 'Bitte kürzer',
  });
  state = { ...state, past: [declined] };
  const off = aWish({ wants: 'off', revision: null, asked_by: { user_id: 'ada', name: 'Ada' } });
  const { user } = open({ askApproval: () => now({ ...state, off }) });
  expect(await screen.findAllByText('Bitte kürzer')).toHaveLength(2);
  await user.click(screen.getByRole('switch', { name: 'Vier-Augen-Prinzip', checked: true }));
  expect(await screen.findByText(/Sie möchten das Vier-Augen-Prinzip ausschalten\./)).toBeDefined();
  expect(sent('askApproval')).toMatchObject([{ wants: 'off' }]);
  expect(sent('setFourEyes')).toEqual([]);
});

test('whoever may neither publish nor approve sees how it stands', async () => {
  state = { ...waits(aWish()), may_approve: false };
  open();
  const card = within(await screen.findByRole('region', { name: 'Grace Hopper bittet um Freigabe' }));
  expect(card.getByText('Freigeben dürfen nur Besitzer und Personen mit vollem Zugriff.')).toBeDefined();
  expect(card.queryByRole('button', { name: /Freigeben|Ablehnen/ })).toBeNull();
});
