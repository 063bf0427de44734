import { act, screen, waitFor } from '@dialogwerk/shared/testing/part';
import { expect, test, vi } from 'vitest';
import { aSender, renderInput } from '../testing/renderInput.tsx';
import { stubRecorder } from '../testing/stubRecorder.ts';

const voice = { type: 'voice', max_seconds: 90, max_bytes: 1024 * 1024 } as const;
const media_id = '6f1c1f0e-0000-4000-8000-000000000002';

const stubbed = stubRecorder();
const { letGo, getUserMedia } = stubbed;

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
  stubbed.heard = '';
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
  expect(await screen.findByText(/^Dieser Browser kann hier nicht aufnehmen/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Aufnahme starten' }));
});

test.each(['NotFoundError', 'NotReadableError'])(
  'a microphone that is not to be had is told as such: %s',
  async (name) => {
    getUserMedia.mockRejectedValue(new DOMException('no', name));
    await record();
    expect(
      await screen.findByText(/^Es wurde kein Mikrofon gefunden, oder ein anderes Programm benutzt es/),
    ).toBeDefined();
  },
);

test('a recorder that cannot be made lets go of the microphone', async () => {
  const NoRecorder = class {
    static readonly isTypeSupported = () => false;
    constructor() {
      throw new DOMException('no', 'NotSupportedError');
    }
  };
  vi.stubGlobal('MediaRecorder', NoRecorder);
  await record();
  expect(await screen.findByText(/^Dieser Browser kann hier nicht aufnehmen/)).toBeDefined();
  expect(letGo).toHaveBeenCalledTimes(1);
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
