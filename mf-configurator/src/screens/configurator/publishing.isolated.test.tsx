import { ApiError } from '@dialogwerk/shared/clients';
import type { CallResponse, PublicationState } from '@dialogwerk/shared/contract';
import { $notice, $survey } from '@dialogwerk/shared/state';
import { aSurvey, fakeAuthorApi } from '@dialogwerk/shared/testing';
import { act, cleanup, renderScreen, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import module from '../../module.tsx';
import { $latestPublication } from '../../latestPublication.ts';
import { aBlock } from '../../testing/aDialog.ts';
import { anApprovalState } from '../../testing/approvalWorld.ts';
import { loadLaterParts } from '../../testing/loadLaterParts.ts';

beforeAll(loadLaterParts);

vi.mock('../../features/canvas/ui/Canvas.tsx', async () => {
  const { CanvasStub } = await import('../../testing/configuratorWorld.tsx');
  return { Canvas: CanvasStub };
});

const block = aBlock('open', 'a', { short_name: 'Woche', context: 'Wie war Ihr Monat bei uns im Team?' });
const publication = (fields: Partial<PublicationState> = {}): PublicationState => ({
  publication_id: '0198b2c4-7d6e-7a10-9c51-6f2f3f9a1b01',
  revision: 3,
  published_at: 1_760_000_000_000,
  author: { user_id: 'u', name: 'Ada Lovelace' },
  unpublished_changes: 1,
  ...fields,
});
const newer = publication({
  publication_id: '0198b2c4-7d6e-7a10-9c51-6f2f3f9a1b02',
  revision: 5,
  unpublished_changes: 0,
});
const change: CallResponse<'unpublishedChanges'>['differences']['blocks'][number] = {
  kind: 'changed',
  name: 'Woche',
  block,
  fields: [{ field: 'context', published: 'Wie war Ihre Woche bei uns im Team?', draft: block.context }],
  moved: null,
};

let api: ReturnType<typeof fakeAuthorApi>;
let current: PublicationState | null;
beforeEach(() => {
  current = publication();
  $survey.set(null);
  $latestPublication.set(null);
});
afterEach(() => {
  cleanup();
  api.restore();
  $notice.set(null);
});

function open(fields: Parameters<typeof aSurvey>[0] = {}, answers: Parameters<typeof fakeAuthorApi>[0] = {}) {
  const survey = aSurvey({ all_questions: [block], publication: current, ...fields });
  api = fakeAuthorApi({
    surveyDataConfigurator: () => ({ survey, revision: 5 }),
    dialog: () => survey,
    checkDialog: () => ({ findings: [] }),
    surveyPublicName: () => ({ name: 'woche', former: [] }),
    approvals: () => anApprovalState(),
    unpublishedChanges: () => ({
      data: [],
      publication: current,
      revision: 5,
      differences: { blocks: current?.unpublished_changes === 0 ? [] : [change], scales: [], settings: [] },
    }),
    publications: () => ({
      publications: [
        { ...publication(), note: 'Erste Version', conversations: 12, current: true, approved: null },
        {
          ...publication({
            publication_id: '0198b2c4-7d6e-7a10-9c51-6f2f3f9a1b00',
            revision: 2,
            published_at: 1_750_000_000_000,
          }),
          note: '',
          conversations: 1,
          current: false,
          approved: null,
        },
      ],
      more: false,
    }),
    publish: ({ revision }) => {
      current = revision === 5 ? newer : publication({ revision: Number(revision) });
      return { publication: current };
    },
    ...answers,
  });
  return renderScreen(module.screens.Configurator, {
    path: '/configurator/:survey_id',
    at: '/configurator/survey0000001',
  });
}
const published = () => api.made.filter(({ name }) => name === 'publish').map(({ request }) => request);
const panel = async () => within(await screen.findByRole('complementary', { name: 'Veröffentlichung' }));

async function openPanel(user: ReturnType<typeof open>['user'], label = '1 unveröffentlichte Änderung') {
  await user.click(await screen.findByRole('button', { name: `Veröffentlichung: ${label}` }));
  return panel();
}

test('what is not published is listed word by word and leads to its block', async () => {
  const { user } = open();
  const inPanel = await openPanel(user);
  expect(
    await inPanel.findByText(/Ihre Änderungen sehen Teilnehmende erst, wenn Sie sie veröffentlichen\./),
  ).toBeDefined();
  await inPanel.findByText('Was der Bot sagt');
  const marked = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent?.trim());
  expect(marked.join(' ')).toBe('Ihre Woche Ihr Monat');
  await user.click(inPanel.getByRole('button', { name: 'Ansehen: Woche' }));
  expect(await screen.findByDisplayValue('Woche')).toBeDefined();
});

test('publishing brings exactly what is listed, with its note, and is undone by the snackbar', async () => {
  const { user } = open();
  const inPanel = await openPanel(user);
  await inPanel.findByText('Was der Bot sagt');
  await user.type(inPanel.getByRole('textbox', { name: /^Notiz/ }), 'Klarer gefragt');
  await user.click(inPanel.getByRole('button', { name: 'Veröffentlichen' }));
  expect(await screen.findByRole('button', { name: 'Veröffentlichung: Veröffentlicht' })).toBeDefined();
  expect(published()).toEqual([{ survey_id: 'survey0000001', revision: 5, note: 'Klarer gefragt' }]);
  expect(await inPanel.findByText(/genau so, wie Sie ihn hier sehen/)).toBeDefined();
  act(() => $notice.get()?.action?.run());
  await waitFor(() => expect(published()).toHaveLength(2));
  expect(published()[1]).toEqual({ survey_id: 'survey0000001', revision: 3 });
  expect(await screen.findByRole('button', { name: 'Veröffentlichung: 1 unveröffentlichte Änderung' })).toBeDefined();
});

test('what publishing does to collected answers is said before, with the choice of a new variable', async () => {
  const data = [{ unique_question_id: 'a', change: 'wording' as const, columns: ['mat_1', 'mat_2'], answers: 412 }];
  const { user } = open(
    {},
    {
      unpublishedChanges: () => ({
        data,
        publication: current,
        revision: 5,
        differences: { blocks: [change], scales: [], settings: [] },
      }),
    },
  );
  const inPanel = await openPanel(user);
  expect(
    await inPanel.findByText(/Ändert vielleicht die Bedeutung von mat_1 bis mat_2 \(412 Antworten\)/),
  ).toBeDefined();
  await user.click(inPanel.getByRole('checkbox', { name: 'Als neue Variable weiterführen: Woche' }));
  await user.click(inPanel.getByRole('button', { name: 'Veröffentlichen' }));
  await waitFor(() =>
    expect(published()).toEqual([{ survey_id: 'survey0000001', revision: 5, note: '', renewed: ['a'] }]),
  );
});

test('a draft with an error is published only after its author was told what respondents meet', async () => {
  const { user } = open(
    {},
    {
      checkDialog: () => ({
        findings: [
          {
            id: 'e',
            kind: 'endless',
            severity: 'error',
            unique_question_id: 'a',
            place: 'Woche',
            message: 'Kreis.',
            meets: 'Sie erreichen das Ende nie.',
          },
        ],
      }),
    },
  );
  const inPanel = await openPanel(user);
  await inPanel.findByText('Was der Bot sagt');
  await user.click(inPanel.getByRole('button', { name: 'Veröffentlichen' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Ein Fehler im Dialog – trotzdem veröffentlichen?' }),
  );
  expect(published()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Trotzdem veröffentlichen' }));
  await waitFor(() => expect(published()).toHaveLength(1));
});

test('an earlier version comes back by its button, with who, when and how many conversations', async () => {
  const { user } = open();
  const inPanel = await openPanel(user);
  expect(await inPanel.findByText('Erste Version')).toBeDefined();
  expect(inPanel.getByText('Ada Lovelace · 12 begonnene Gespräche')).toBeDefined();
  await user.click(inPanel.getByRole('button', { name: /^Diese Version veröffentlichen/ }));
  await waitFor(() => expect(published()).toEqual([{ survey_id: 'survey0000001', revision: 2 }]));
});

test('what the server refuses changes nothing and says so', async () => {
  const { user } = open(
    {},
    {
      publish: () => {
        throw new ApiError('publish', 409, { msg: 'Der Entwurf wurde inzwischen weiter bearbeitet.' });
      },
    },
  );
  const inPanel = await openPanel(user);
  await inPanel.findByText('Was der Bot sagt');
  await user.click(inPanel.getByRole('button', { name: 'Veröffentlichen' }));
  await waitFor(() => expect($notice.get()?.text).toContain('Es wurde nichts veröffentlicht. Der Entwurf wurde'));
  expect($survey.get()?.publication).toEqual(publication());
});

test('whoever may not publish sees the state and the changes, but no button', async () => {
  const { user } = open({ live_switch: 0 });
  const inPanel = await openPanel(user);
  await inPanel.findByText('Was der Bot sagt');
  await inPanel.findByText('Erste Version');
  expect(inPanel.queryByRole('button', { name: /eröffentlichen/ })).toBeNull();
  expect(inPanel.getByText(/Veröffentlichen dürfen nur/)).toBeDefined();
});

test('a dialog that was never published says when it will be', async () => {
  current = null;
  const { user } = open({ publication: null, active: false });
  const inPanel = await openPanel(user, 'Noch nicht veröffentlicht');
  expect(inPanel.getByText(/noch nie veröffentlicht\. Sobald Sie ihn zum ersten Mal live schalten/)).toBeDefined();
  expect(inPanel.queryByRole('button', { name: 'Veröffentlichen' })).toBeNull();
});

test('for the first time one button publishes and goes live, and the link is there at once', async () => {
  current = null;
  const { user } = open(
    { publication: null, active: false },
    {
      switchActivateLink() {
        current = newer;
        return { msg: 'success' };
      },
      dialog: () => aSurvey({ all_questions: [block], publication: current }),
    },
  );
  const inPanel = await openPanel(user, 'Noch nicht veröffentlicht');
  await user.click(inPanel.getByRole('button', { name: 'Veröffentlichen und live schalten' }));
  expect(await inPanel.findByText('Alle mit dem Link können teilnehmen.')).toBeDefined();
  expect(await inPanel.findByDisplayValue(`${location.origin}/assess_live/woche`)).toBeDefined();
  expect(api.made.filter(({ name }) => name === 'switchActivateLink')).toHaveLength(1);
  expect(published()).toEqual([]);
});

test('published but not live, because the line broke between the two: it says so, and the switch goes on from there', async () => {
  let isBroken = true;
  const { user } = open(
    { active: false },
    {
      switchActivateLink() {
        if (isBroken) throw new ApiError('switchActivateLink', 0, null);
        return { msg: 'success' };
      },
    },
  );
  const inPanel = await openPanel(user);
  await inPanel.findByText('Was der Bot sagt');
  await user.click(inPanel.getByRole('button', { name: 'Veröffentlichen und live schalten' }));
  expect((await inPanel.findByRole('alert')).textContent).toContain('ist veröffentlicht, aber noch nicht live.');
  expect(published()).toHaveLength(1);
  expect($survey.get()).toMatchObject({ active: false, publication: newer });
  isBroken = false;
  await user.click(inPanel.getByRole('button', { name: /Erneut/ }));
  await waitFor(() => expect($survey.get()?.active).toBe(true));
  expect(inPanel.queryByRole('alert')).toBeNull();
  expect(published()).toHaveLength(1);
});

test('what another author publishes shows by the change stream', async () => {
  open();
  await screen.findByRole('button', { name: 'Veröffentlichung: 1 unveröffentlichte Änderung' });
  current = newer;
  act(() => $latestPublication.set({ survey_id: 'survey0000001', publication_id: newer.publication_id }));
  expect(await screen.findByRole('button', { name: 'Veröffentlichung: Veröffentlicht' })).toBeDefined();
});

test('a saved change is counted', async () => {
  current = publication({ unpublished_changes: 0 });
  const { user } = open({}, { updateSurveyBlocks: () => ({ msg: 'success', revision: 6, block: null }) });
  await user.click(await screen.findByText('Karte Woche'));
  current = publication({ unpublished_changes: 1 });
  await user.type(screen.getByRole('textbox', { name: 'Kurzname' }), 'n');
  expect(
    await screen.findByRole('button', { name: 'Veröffentlichung: 1 unveröffentlichte Änderung' }, { timeout: 5_000 }),
  ).toBeDefined();
});
