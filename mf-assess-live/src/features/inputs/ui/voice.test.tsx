import { act, screen, waitFor } from '@dialogwerk/shared/testing/part';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aSender, renderInput } from '../testing/renderInput.tsx';

const voice = { type: 'voice', max_seconds: 90, max_bytes: 1024 * 1024 } as const;
const media_id = '6f1c1f0e-0000-4000-8000-000000000002';

/** A recorder that hears `heard`, and a microphone that says whether somebody still listens. */
class FakeRecorder extends EventTarget {
  static heard = 'ton';
  static isTypeSupported = (type: string): boolean => type.startsWith('audio/webm');
  readonly mimeType = 'audio/webm;codecs=opus';
  state = 'inactive';
  start(): void {
    this.state = 'recording';
  }
  stop(): void {
    this.state = 'inactive';
    const data = new Blob([FakeRecorder.heard], { type: this.mimeType });
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }));
    this.dispatchEvent(new Event('stop'));
  }
}
const letGo = vi.fn<() => void>();
const getUserMedia = vi.fn<() => Promise<unknown>>();

beforeEach(() => {
  FakeRecorder.heard = 'ton';
  letGo.mockClear();
  getUserMedia.mockReset().mockResolvedValue({ getTracks: () => [{ stop: letGo }] });
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  URL.createObjectURL = () => 'blob:ton';
  URL.revokeObjectURL = vi.fn<(url: string) => void>();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const [where, name] of [
    [navigator, 'mediaDevices'],
    [URL, 'createObjectURL'],
    [URL, 'revokeObjectURL'],
  ] as const) {
    Reflect.deleteProperty(where, name);
  }
});

async function record() {
  const sender = aSender();
  const input = renderInput(voice, { sendMedia: sender.sendMedia });
  await input.user.click(screen.getByRole('button', { name: 'Aufnahme starten' }));
  return { ...sender, ...input };
}
const stop = () => screen.findByRole('button', { name: 'Aufnahme beenden' });

test('a recording is made, heard, made again and sent, by keyboard alone', async () => {
  const { user, sent, outcome, onReply } = await record();
  expect(document.activeElement).toBe(await stop());
  expect(screen.getByRole('status').textContent).toBe('Die Aufnahme läuft.');
  await user.keyboard('{Enter}');
  expect(letGo).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText('Ihre Aufnahme').getAttribute('src')).toBe('blob:ton');
  expect(sent).toEqual([]);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Senden'));

  await user.tab();
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Aufnahme starten' }));
  await user.click(await stop());
  await user.click(screen.getByRole('button', { name: 'Senden' }));
  expect(sent.map(({ name, file }) => [name, file.type])).toEqual([['Sprachnachricht.webm', 'audio/webm']]);
  await act(async () => outcome({ kind: 'stored', media_id }));
  expect(onReply).toHaveBeenCalledWith({ type: 'voice', media_id }, 'Sprachnachricht');
});

test('a recording ends by itself when its time is up', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await record();
  await stop();
  act(() => void vi.advanceTimersByTime(89_000));
  expect(screen.getByText('1:29 / 1:30')).toBeDefined();
  act(() => void vi.advanceTimersByTime(1_500));
  expect(screen.getByRole('button', { name: 'Senden' })).toBeDefined();
  expect(letGo).toHaveBeenCalledTimes(1);
});

test('where nothing was heard, a sentence says so', async () => {
  FakeRecorder.heard = '';
  const { user } = await record();
  await user.click(await stop());
  expect(screen.getByRole('alert').textContent).toMatch(/^Es wurde nichts aufgenommen./);
  expect(screen.getByRole('button', { name: 'Aufnahme starten' })).toBeDefined();
});

test('a microphone that is refused is explained, and an audio file does as well', async () => {
  getUserMedia.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  const { user, outcome, onReply } = await record();
  expect(await screen.findByText(/^Das Mikrofon ist für diese Seite nicht freigegeben./)).toBeDefined();
  await user.upload(screen.getByLabelText('Datei auswählen'), new File(['ton'], 'memo.m4a', { type: 'audio/mp4' }));
  await user.click(screen.getByRole('button', { name: 'Senden' }));
  await act(async () => outcome({ kind: 'stored', media_id }));
  expect(onReply).toHaveBeenCalledWith({ type: 'voice', media_id }, 'Sprachnachricht');
});

test('a browser that cannot record offers an audio file, and another try', async () => {
  Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true });
  const { user } = await record();
  expect(await screen.findByText(/^Hier lässt sich nicht aufnehmen/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Aufnahme starten' }));
});

test('whoever leaves the question lets go of the microphone, even when it is allowed only then', async () => {
  const { leave } = await record();
  await stop();
  await leave();
  expect(letGo).toHaveBeenCalledTimes(1);

  let allow: (stream: unknown) => void = () => undefined;
  getUserMedia.mockReturnValue(
    new Promise((resolve) => {
      allow = resolve;
    }),
  );
  const late = await record();
  await late.leave();
  await act(async () => allow({ getTracks: () => [{ stop: letGo }] }));
  expect(letGo).toHaveBeenCalledTimes(2);
});
