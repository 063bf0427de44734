import type { Block, CallRequest, SurveyData } from '@dialogwerk/shared/contract';
import { ApiError } from '@dialogwerk/shared/clients';
import { newBlock } from '@dialogwerk/shared/dialog';
import { $notice, $survey } from '@dialogwerk/shared/state';
import { aSurvey, fakeAuthorApi } from '@dialogwerk/shared/testing';
import { fireEvent, renderScreen, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { CanvasProps } from '../../features/canvas/ui/CanvasProps.ts';
import { $asText } from '../../features/inspector/state/asText.ts';
import module from '../../module.tsx';
import { aBlock, aDialog, idsOf } from '../../testing/aDialog.ts';
import { loadLaterParts } from '../../testing/loadLaterParts.ts';

beforeAll(loadLaterParts);

// jsdom cannot lay a graph out; what the canvas hands on is all that the screen knows of it.
vi.mock('../../features/canvas/ui/Canvas.tsx', () => ({
  Canvas: ({ survey, onSelect, onMove }: CanvasProps) => (
    <ul>
      {survey.all_questions.map((block) => (
        <li key={block.unique_question_id}>
          <button onClick={() => onSelect({ kind: 'blocks', ids: [block.unique_question_id] })}>
            Karte {block.short_name}
          </button>
          <button onClick={() => onMove([{ id: block.unique_question_id, position: { x: 8, y: 8 } }])}>
            Verschiebe {block.short_name}
          </button>
        </li>
      ))}
    </ul>
  ),
}));

type Change = CallRequest<'updateSurveyBlocks'>;
let served: SurveyData;
let answerChange: (change: Change) => Promise<Block | null>;
let answerMove: () => Promise<null>;
let api: ReturnType<typeof fakeAuthorApi>;

beforeEach(() => {
  // Typed by events, which the field for bubbles takes from a real browser alone.
  $asText.set(true);
  $survey.set(null);
  $notice.set(null);
  localStorage.clear();
  served = aDialog(aBlock('open', 'a', { short_name: 'Eins' }), aBlock('message', 'b', { short_name: 'Zwei' }));
  answerChange = async () => null;
  answerMove = async () => null;
  api = fakeAuthorApi({
    surveyDataConfigurator: () => ({ survey: served, revision: 1 }),
    dialog: () => served,
    updateSurveyBlocks: async (change) => ({ msg: 'success', revision: 2, block: await answerChange(change) }),
    updateSurveySettings: () => ({ msg: 'success', revision: 2 }),
    surveyStructure: async () => {
      await answerMove();
      return { msg: 'success', revision: 2 };
    },
  });
});
afterEach(() => api.restore());

const open = () =>
  renderScreen(module.screens.Configurator, { path: '/configurator/:survey_id', at: '/configurator/survey0000001' });
const changesMade = () => api.made.filter(({ name }) => name === 'updateSurveyBlocks').map(({ request }) => request);
const settled = () => waitFor(() => expect(module.$busy.get()).toBeNull());
const refuse = (status: number, msg: string) => async (): Promise<null> => {
  throw new ApiError('updateSurveyBlocks', status, { msg });
};

test('a fault while loading says why and can be tried again', async () => {
  api.restore();
  api = fakeAuthorApi({
    surveyDataConfigurator: () => {
      throw new ApiError('surveyDataConfigurator', 0, null);
    },
  });
  const { user } = open();
  expect((await screen.findByRole('alert')).textContent).toContain('nicht erreichbar');
  api.restore();
  api = fakeAuthorApi({ surveyDataConfigurator: () => ({ survey: served, revision: 1 }) });
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await screen.findByText('Karte Eins')).toBeTruthy();
});

test('a dialog that is not there, or not for this author, says so', async () => {
  api.restore();
  api = fakeAuthorApi({
    surveyDataConfigurator: () => {
      throw new ApiError('surveyDataConfigurator', 404, {
        msg: 'Diesen Dialog gibt es nicht.',
        code: 'survey/unknown',
      });
    },
  });
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('gibt es nicht');
});

test('an empty dialog says how to begin, and a first block opens with the focus in its text', async () => {
  served = aSurvey({ all_questions: [] });
  answerChange = async (change) =>
    change.action === 'create' ? newBlock('single', change.unique_question_id, 1) : null;
  const { user } = open();
  const steps = within(await screen.findByRole('list', { name: 'Erste Schritte' }));
  expect(steps.getAllByRole('button')).toHaveLength(6);
  await user.click(steps.getByRole('button', { name: /Auswahl anbieten/ }));
  const text = await screen.findByRole('textbox', { name: 'Was der Bot sagt' });
  expect(document.activeElement).toBe(text);
  expect(changesMade()).toMatchObject([{ action: 'create', type: 'single', source_node_id: null }]);
  await settled();
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Gespeichert');
});

test('a new block follows the selected one, and the shell sees it at once', async () => {
  answerChange = async (change) =>
    change.action === 'create' ? { ...newBlock('number', change.unique_question_id, 1), order: 1 } : null;
  const { user } = open();
  await user.click(await screen.findByText('Karte Eins'));
  await user.click(screen.getByRole('button', { name: 'Block hinzufügen' }));
  await user.click(screen.getByRole('menuitem', { name: /^Zahl/ }));
  expect($survey.get()?.all_questions.map(({ type }) => type)).toEqual(['open', 'number', 'message']);
  expect(changesMade()).toMatchObject([{ action: 'create', source_node_id: 'a' }]);
  await settled();
});

test('a refused change is taken back and the author reads why [§4.15]', async () => {
  answerChange = refuse(409, 'Ein Dialog, der live ist, braucht mindestens eine Frage.');
  const { user } = open();
  await user.click(await screen.findByText('Karte Eins'));
  await user.click(screen.getByRole('button', { name: 'Block löschen' }));
  await waitFor(() => expect($notice.get()?.text).toContain('mindestens eine Frage'));
  expect(screen.getByText('Karte Eins')).toBeTruthy();
  expect($survey.get() && idsOf($survey.get() ?? served)).toEqual(['a', 'b']);
  await settled();
});

test('out of reach, the status says so until trying again has worked', async () => {
  answerMove = refuse(503, 'server_busy');
  const { user } = open();
  await user.click(await screen.findByText('Verschiebe Eins'));
  expect(await screen.findAllByText('Nicht gespeichert')).toBeTruthy();
  expect(module.$busy.get()).toEqual({ reason: 'unsaved-work' });
  expect($survey.get()?.all_questions[0]?.position).toBeNull();
  answerMove = async () => null;
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  await settled();
  expect($survey.get()?.all_questions[0]?.position).toEqual({ x: 8, y: 8 });
});

test('a deleted block can be brought back from the notice', async () => {
  const { user } = open();
  await user.click(await screen.findByText('Karte Zwei'));
  await user.click(screen.getByRole('button', { name: 'Block löschen' }));
  expect(screen.queryByText('Karte Zwei')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Ablauf des Dialogs' }));
  expect($notice.get()).toMatchObject({ text: '„Zwei“ wurde gelöscht.', action: { label: 'Rückgängig' } });
  $notice.get()?.action?.run();
  expect(await screen.findByText('Karte Zwei')).toBeTruthy();
  await settled();
  expect(changesMade()).toMatchObject([{ action: 'delete' }, { action: 'recreate', unique_question_id: 'b' }]);
});

test('the delete key deletes on the canvas, but not while writing', async () => {
  const { user } = open();
  await user.click(await screen.findByText('Karte Zwei'));
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Kurzname' }), { key: 'Delete' });
  expect(changesMade()).toEqual([]);
  fireEvent.keyDown(document.body, { key: 'Delete' });
  expect(changesMade()).toMatchObject([{ action: 'delete', unique_question_id: 'b' }]);
  await settled();
});

test('undo and redo go by key and by button [§4.16]', async () => {
  const { user } = open();
  await user.click(await screen.findByText('Verschiebe Eins'));
  const placed = () => $survey.get()?.all_questions[0]?.position ?? null;
  expect(placed()).toEqual({ x: 8, y: 8 });
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(placed()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Wiederholen' }));
  expect(placed()).toEqual({ x: 8, y: 8 });
  fireEvent.keyDown(document.body, { key: 'Z', ctrlKey: true, shiftKey: true });
  expect(placed()).toEqual({ x: 8, y: 8 });
  await settled();
});

test('what was typed is sent when the screen is left at once', async () => {
  const { user, leave } = open();
  await user.click(await screen.findByText('Karte Eins'));
  fireEvent.change(screen.getByRole('textbox', { name: 'Was der Bot sagt' }), { target: { value: 'Letzte Worte' } });
  expect(module.$busy.get()).toEqual({ reason: 'unsaved-work' });
  await leave();
  expect(changesMade()).toMatchObject([{ action: 'update', changed_values: { context: 'Letzte Worte' } }]);
  expect($survey.get()?.all_questions[0]?.context).toBe('Letzte Worte');
  await settled();
});

test('welcome and ending are edited from the toolbar', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Begrüßung & Ende' }));
  const welcome = screen.getByRole('textbox', { name: 'Begrüßung' });
  fireEvent.change(welcome, { target: { value: 'Hallo!' } });
  fireEvent.blur(welcome);
  await settled();
  expect(api.made.findLast(({ name }) => name === 'updateSurveySettings')?.request).toMatchObject({
    action: 'fixmessages',
    changed_values: { welcome: 'Hallo!' },
  });
});

test('without the right to edit, the dialog is shown and nothing offers to change it', async () => {
  served = { ...served, bearbeiten: 0 };
  const { user } = open();
  expect(await screen.findByText(/mit Ihrer Berechtigung nicht bearbeiten/)).toBeTruthy();
  await user.click(screen.getByText('Karte Eins'));
  expect(screen.queryByRole('button', { name: /hinzufügen|löschen|Rückgängig/i })).toBeNull();
  fireEvent.keyDown(document.body, { key: 'Delete' });
  expect(changesMade()).toEqual([]);
});
