import { ApiError } from '@dialogwerk/shared/clients';
import type { CallResponse, CodedText } from '@dialogwerk/shared/contract';
import { $notice } from '@dialogwerk/shared/state';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { act, renderRoutes, screen, waitFor, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { nextColour } from './model/codeColour.ts';
import { kappaMeaning } from './model/kappaMeaning.ts';
import CodingDialog from './ui/CodingDialog.tsx';

let api: ReturnType<typeof fakeAuthorApi> | undefined;
afterEach(() => {
  api?.restore();
  $notice.set(null);
});

const place = { survey_id: 'survey0000001', filter: 'bis.2026-11-22', question: 'words', part: '' };
const of = { survey_id: place.survey_id, question: 'words', part: '' };
const figures = { share: 0.5, low: 0.1, high: 0.9 };
const codes: CallResponse<'codes'>['codes'] = [
  { code_id: 'w', name: 'Wartezeit', description: '', colour: 0, count: 1, ...figures },
  { code_id: 'e', name: 'Essen', description: 'Alles vom Teller', colour: 1, count: 0, ...figures },
];
const texts: CodedText[] = [
  { conversation_id: '1', text: 'zu lange Wartezeit', answered_at: 0, own: ['w'], others: [] },
  { conversation_id: '2', text: 'kaltes Essen', answered_at: 0, own: [], others: ['w'] },
];

function draw(answers: Parameters<typeof fakeAuthorApi>[0] = {}) {
  api = fakeAuthorApi({
    codes: () => ({
      total: 2,
      coded: 1,
      codes: [...codes],
      agreements: [{ one: 'Ana', other: 'Eva', n: 12, kappa: 0.712 }],
    }),
    codedTexts: () => ({ total: 2, texts: [...texts] }),
    codeText: () => ({ msg: 'success' }),
    keepCode: () => ({ msg: 'success' }),
    deleteCode: () => ({ msg: 'success' }),
    restoreCode: () => ({ msg: 'success' }),
    ...answers,
  });
  const dialog = <CodingDialog place={place} title="Was fehlt?" onClose={() => undefined} />;
  return renderRoutes([{ path: '/', element: dialog }], '/');
}

const madeTo = (name: string) => api?.made.filter((call) => call.name === name).map(({ request }) => request);
const rowOf = async (text: string) => within(await screen.findByRole('listitem', { name: text }));
const isGiven = async (text: string, code: string) =>
  (await rowOf(text)).getByRole('button', { name: code }).getAttribute('aria-pressed');

test('codes stand with their counts and intervals, and how far two people agree is said in words', async () => {
  draw();
  expect(await screen.findByText('1 Antwort, 50,0 % (10,0 %–90,0 %)')).toBeDefined();
  expect(screen.getByText(/^Ana und Eva: Cohens Kappa = 0,71 \(gut\), bei 12 gemeinsam/)).toBeDefined();
  expect((await rowOf('kaltes Essen')).getByText('Von anderen: Wartezeit')).toBeDefined();
});

test('a text is coded by its key, shown at once, and taken back by undo', async () => {
  const { user } = draw();
  await rowOf('zu lange Wartezeit');
  act(() => screen.getByRole('listitem', { name: 'zu lange Wartezeit' }).focus());
  await user.keyboard('{ArrowDown}2');
  expect(await isGiven('kaltes Essen', 'Essen')).toBe('true');
  const coding = { ...of, code_id: 'e', conversation_id: '2' };
  await waitFor(() => expect(madeTo('codeText')).toEqual([{ ...coding, is_given: true }]));
  // Counted anew; the page stays as it was listed.
  await waitFor(() => expect(madeTo('codes')).toHaveLength(2));
  expect(madeTo('codedTexts')).toHaveLength(1);
  act(() => $notice.get()?.action?.run());
  await waitFor(() => expect(madeTo('codeText')).toHaveLength(2));
  expect(madeTo('codeText')?.[1]).toEqual({ ...coding, is_given: false });
  expect(await isGiven('kaltes Essen', 'Essen')).toBe('false');
});

test('a code that cannot be given is taken back, and a sentence says why', async () => {
  const { user } = draw({
    codeText: () => {
      throw new ApiError('codeText', 404, { msg: 'Diese Antwort gibt es nicht mehr.', code: 'code/no-text' });
    },
  });
  await user.click((await rowOf('kaltes Essen')).getByRole('button', { name: 'Essen' }));
  await waitFor(() => expect($notice.get()?.text).toMatch(/^Das wurde nicht gespeichert/));
  expect(await isGiven('kaltes Essen', 'Essen')).toBe('false');
});

test('codes are made in a colour of their own, named anew, deleted and brought back', async () => {
  const { user } = draw();
  await user.type(await screen.findByRole('textbox', { name: 'Neuer Code' }), ' Preis {Enter}');
  await waitFor(() => expect(madeTo('keepCode')).toMatchObject([{ ...of, name: 'Preis', colour: 2 }]));
  await user.click(screen.getByRole('button', { name: '„Essen“ umbenennen' }));
  await user.type(screen.getByRole('textbox', { name: 'Beschreibung' }), ' und aus dem Glas');
  await user.type(screen.getByRole('textbox', { name: 'Neuer Name' }), ' und Trinken{Enter}');
  await waitFor(() =>
    expect(madeTo('keepCode')?.[1]).toEqual({
      ...of,
      code_id: 'e',
      name: 'Essen und Trinken',
      colour: 1,
      description: 'Alles vom Teller und aus dem Glas',
    }),
  );
  await user.click(await screen.findByRole('button', { name: '„Essen“ löschen' }));
  await waitFor(() => expect($notice.get()?.action?.label).toBe('Rückgängig'));
  act(() => $notice.get()?.action?.run());
  await waitFor(() => expect(madeTo('restoreCode')).toEqual([{ ...of, code_id: 'e' }]));
});

test('the texts can be searched and listed by their codes', async () => {
  const { user } = draw();
  await user.type(await screen.findByRole('searchbox'), 'Essen');
  await user.click(screen.getByRole('combobox', { name: 'Anzeigen' }));
  await user.click(screen.getByRole('option', { name: 'Mit Code „Wartezeit“' }));
  await waitFor(() => expect(madeTo('codedTexts')?.at(-1)).toEqual({ ...place, search: 'Essen', code: 'w', page: 0 }));
});

test('a group of alike texts is given a code at once', async () => {
  const group = texts.map(({ conversation_id, text }) => ({ conversation_id, text }));
  const { user } = draw({ alikeTexts: () => ({ n: 2, groups: [group] }) });
  await user.click(await screen.findByRole('button', { name: 'Ähnliche Antworten finden' }));
  await user.click(await screen.findByRole('button', { name: 'Allen „Essen“ geben' }));
  await waitFor(() => expect($notice.get()?.text).toBe('2 Antworten haben jetzt „Essen“.'));
  expect(madeTo('codeText')).toMatchObject([{ conversation_id: '1', is_given: true }, { conversation_id: '2' }]);
  await waitFor(() => expect(madeTo('codedTexts')).toHaveLength(2));
});

test('the next code has the colour that fewest have', () => {
  expect([nextColour([]), nextColour([0, 1, 1]), nextColour([0, 1, 2, 3, 4, 5, 6, 7, 0])]).toEqual([0, 2, 1]);
});

test.each([
  [-0.1, 'schlechter als Zufall'],
  [0.5, 'mittelmäßig'],
  [1, 'sehr gut'],
])('a kappa of %d is %s', (kappa, meaning) => {
  expect(kappaMeaning(kappa)).toBe(meaning);
});
