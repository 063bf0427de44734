import type { QuestionInput } from '@dialogwerk/shared/contract';
import { act, fireEvent, screen, waitFor } from '@dialogwerk/shared/testing/part';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aSender, renderInput } from '../testing/renderInput.tsx';

const signature: QuestionInput = { type: 'signature', max_bytes: 1000 };
const media_id = '6f1c1f0e-0000-4000-8000-000000000001';
const drawn: string[] = [];
const written: string[] = [];

beforeEach(() => {
  drawn.length = 0;
  written.length = 0;
  vi.stubGlobal('Path2D', function Path2D(path: string) {
    drawn.push(path);
  });
  const pen = { fillRect: vi.fn(), scale: vi.fn(), stroke: vi.fn(), fillText: (text: string) => written.push(text) };
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => pen,
    toBlob: (done: (blob: Blob) => void) => done(new Blob(['bild'], { type: 'image/png' })),
  });
  const captured = new Set<number>();
  Object.assign(Element.prototype, {
    setPointerCapture: (id: number) => captured.add(id),
    hasPointerCapture: (id: number) => captured.has(id),
  });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 120));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(du_sie: 'du' | 'sie' = 'sie', language = 'de') {
  const sender = aSender();
  const input = renderInput(signature, { sendMedia: sender.sendMedia, du_sie, language });
  const sheet = () => screen.getByRole('img');
  const stroke = (...points: readonly (readonly [number, number])[]): void => {
    points.forEach(([clientX, clientY], index) => {
      const at = { clientX, clientY, pointerId: 1, isPrimary: true, button: 0 };
      if (index === 0) fireEvent.pointerDown(sheet(), at);
      else fireEvent.pointerMove(sheet(), at);
    });
  };
  const press = (name: string) => input.user.click(screen.getByRole('button', { name }));
  return { ...input, ...sender, sheet, stroke, press };
}

test('strokes are drawn, taken back, cleared and sent as a picture', async () => {
  const { stroke, press, sheet, sent, outcome, onReply } = open();
  stroke([10, 10], [20, 30]);
  stroke([50, 50]);
  expect(sheet().getAttribute('aria-label')).toBe('Unterschriftenfeld, 2 Striche');
  await press('Strich zurück');
  expect(sheet().getAttribute('aria-label')).toBe('Unterschriftenfeld, ein Strich');
  await press('Löschen');
  expect(sheet().getAttribute('aria-label')).toBe('Unterschriftenfeld, leer');
  expect(document.activeElement?.textContent).toBe('Namen tippen');
  stroke([10, 10], [20, 30]);
  await press('Senden');
  await waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['Unterschrift.png']));
  expect(drawn).toEqual(['M20 20L40 60']);
  await act(async () => outcome({ kind: 'stored', media_id }));
  expect(onReply).toHaveBeenCalledWith({ type: 'signature', media_id }, 'Unterschrift');
});

test('the keyboard signs with a name', async () => {
  const { user, sent, outcome, onReply } = open();
  act(() => screen.getByRole('button', { name: 'Namen tippen' }).focus());
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByLabelText('Ihr Name'));
  await user.keyboard('  Ana Beispiel {Enter}');
  await waitFor(() => expect(sent.map(({ name }) => name)).toEqual(['Unterschrift, getippt – Ana Beispiel.png']));
  expect(written).toEqual(['Ana Beispiel']);
  await act(async () => outcome({ kind: 'stored', media_id }));
  expect(onReply).toHaveBeenCalledWith({ type: 'signature', media_id }, 'Unterschrift');
});

test.each([
  ['sie', 'de', 'Senden', 'Bitte unterschreiben Sie zuerst, oder tippen Sie Ihren Namen.'],
  ['du', 'de', 'Senden', 'Bitte unterschreib zuerst, oder tipp deinen Namen.'],
  ['sie', 'en', 'Send', 'Please sign first, or type your name.'],
] as const)('nothing is sent before one has signed (%s, %s)', async (du_sie, language, send, sentence) => {
  const { press, sent } = open(du_sie, language);
  await press(send);
  expect(screen.getByRole('alert').textContent).toBe(sentence);
  expect(sent).toEqual([]);
});

test('sending can be broken off; the strokes stay', async () => {
  const { stroke, press, sent, sheet } = open();
  stroke([10, 10], [20, 30]);
  await press('Senden');
  await waitFor(() => expect(sent).toHaveLength(1));
  await press('Abbrechen');
  expect(sheet().getAttribute('aria-label')).toBe('Unterschriftenfeld, ein Strich');
});

test('a second finger does not write', () => {
  const { sheet } = open();
  fireEvent.pointerDown(sheet(), { clientX: 1, clientY: 1, pointerId: 2, isPrimary: false, button: 0 });
  expect(sheet().getAttribute('aria-label')).toBe('Unterschriftenfeld, leer');
});
