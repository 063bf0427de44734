import type { QuestionInput } from '@dialogwerk/shared/contract';
import { act, fireEvent, screen, waitFor } from '@dialogwerk/shared/testing/part';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aSender, renderInput } from '../testing/renderInput.tsx';

const upload: QuestionInput = { type: 'upload', kinds: ['image', 'document'], max_bytes: 2 * 1024 * 1024 };
const media_id = '6f1c1f0e-0000-4000-8000-000000000001';
const aPicture = () => new File(['bild'], 'Foto vom Ausflug.png', { type: 'image/png' });

beforeEach(() => {
  URL.createObjectURL = () => 'blob:bild';
  URL.revokeObjectURL = vi.fn<(url: string) => void>();
});
afterEach(() => {
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

function open() {
  const sender = aSender();
  const input = renderInput(upload, { sendMedia: sender.sendMedia });
  const choose = (file: File) => input.user.upload(screen.getByLabelText('Datei auswählen'), file);
  const send = () => input.user.click(screen.getByRole('button', { name: 'Senden' }));
  const alert = () => screen.getByRole('alert').textContent;
  return { ...input, ...sender, choose, send, alert };
}

test('a file is chosen, looked at and sent with progress; nothing leaves the device before', async () => {
  const { choose, send, sent, progress, outcome, onReply } = open();
  expect(screen.getByText(/^Bild .* oder Dokument .*, höchstens 2 MB$/)).toBeDefined();
  await choose(aPicture());
  expect(screen.getByRole('status').textContent).toBe('Ausgewählt: Foto vom Ausflug.png');
  expect(sent).toEqual([]);
  await send();
  expect(sent.map(({ name }) => name)).toEqual(['Foto vom Ausflug.png']);
  act(() => progress(0.42));
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Die Datei wird gesendet …' });
  expect(bar.value).toBe(0.42);
  expect(screen.getByText('42 %')).toBeDefined();
  await act(async () => outcome({ kind: 'stored', media_id }));
  expect(onReply).toHaveBeenCalledWith({ type: 'upload', media_id }, 'Datei');
});

test('a file can be taken back before it is sent, and the focus is not lost', async () => {
  const { choose, user, sent } = open();
  await choose(aPicture());
  await user.click(screen.getByRole('button', { name: 'Entfernen' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Datei auswählen'));
  expect(screen.queryByRole('button', { name: 'Senden' })).toBeNull();
  expect(sent).toEqual([]);
});

test('sending can be broken off; the file stays to be sent again', async () => {
  const { choose, send, sent, user, onReply } = open();
  await choose(aPicture());
  await send();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Abbrechen'));
  await user.keyboard('{Enter}');
  expect(sent[0]?.signal.aborted).toBe(true);
  expect(document.activeElement?.textContent).toBe('Senden');
  await user.keyboard('{Enter}');
  expect(sent).toHaveLength(2);
  expect(onReply).not.toHaveBeenCalled();
});

test.each([
  [new File([], 'leer.png', { type: 'image/png' }), 'Die Datei ist leer.'],
  [new File(['x'], 'lied.mp3', { type: 'audio/mpeg' }), 'Diese Art von Datei passt hier nicht.'],
  [new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'groß.pdf', { type: 'application/pdf' }), 'höchstens 2 MB'],
])('a file that cannot be taken is not even sent, dropped or chosen (%#)', async (file, sentence) => {
  const { alert, sent } = open();
  fireEvent.drop(screen.getByText('oder hierher ziehen'), { dataTransfer: { files: [file] } });
  expect(alert()).toContain(sentence);
  fireEvent.change(screen.getByLabelText('Datei auswählen'), { target: { files: [file] } });
  expect(alert()).toContain(sentence);
  expect(screen.queryByRole('button', { name: 'Senden' })).toBeNull();
  expect(sent).toEqual([]);
});

test.each([
  [{ kind: 'busy' }, 'Der Server ist gerade ausgelastet.'],
  [{ kind: 'too-large' }, 'Die Datei ist zu groß.'],
  [{ kind: 'too-long' }, 'Die Aufnahme ist zu lang.'],
  [{ kind: 'wrong-kind' }, 'Diese Art von Datei passt hier nicht.'],
  [{ kind: 'refused', msg: 'Es sind schon sehr viele Dateien.' }, 'Es sind schon sehr viele Dateien.'],
  [{ kind: 'refused', msg: '' }, 'Die Datei konnte nicht gesendet werden.'],
] as const)('the server says no: %j', async (refusal, sentence) => {
  const { choose, send, outcome, alert } = open();
  await choose(aPicture());
  await send();
  await act(async () => outcome(refusal));
  expect(alert()).toContain(sentence);
  expect(screen.getByRole('button', { name: 'Senden' })).toBeDefined();
});

test('without a connection the file is kept, and sent once there is one again', async () => {
  const { choose, send, sent, outcome, alert, onReply } = open();
  await choose(aPicture());
  await send();
  await act(async () => outcome({ kind: 'no-answer' }));
  expect(alert()).toMatch(/^Keine Verbindung. Die Datei bleibt ausgewählt/);
  act(() => void globalThis.dispatchEvent(new Event('online')));
  expect(sent).toHaveLength(2);
  expect(alert()).toBe('');
  await act(async () => outcome({ kind: 'stored', media_id }));
  expect(onReply).toHaveBeenCalledTimes(1);
});

test('a file that was taken back is not sent when the connection comes again', async () => {
  const { choose, send, sent, outcome, user } = open();
  await choose(aPicture());
  await send();
  await act(async () => outcome({ kind: 'no-answer' }));
  await user.click(screen.getByRole('button', { name: 'Entfernen' }));
  act(() => void globalThis.dispatchEvent(new Event('online')));
  expect(sent).toHaveLength(1);
});

test('whoever leaves the question stops what is on its way', async () => {
  const { choose, send, sent, leave } = open();
  await choose(aPicture());
  await send();
  await leave();
  expect(sent[0]?.signal.aborted).toBe(true);
});
