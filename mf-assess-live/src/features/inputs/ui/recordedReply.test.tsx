import type { InputOf } from '@dialogwerk/shared/contract';
import { act, screen, waitFor } from '@dialogwerk/shared/testing/part';
import { expect, test, vi } from 'vitest';
import { aSender, renderInput } from '../testing/renderInput.tsx';
import { stubRecorder } from '../testing/stubRecorder.ts';

const media_id = '6f1c1f0e-0000-4000-8000-000000000002';
const limits = { max_seconds: 120, max_bytes: 1024 * 1024 };
const audio = { kind: 'audio', ...limits } as const;
const video = { kind: 'video', ...limits } as const;
const words: InputOf<'open'> = { type: 'open', multiline: true, max_length: 200 };

const { letGo, getUserMedia } = stubRecorder();

function ask(recordings: InputOf<'open'>['recordings'], asked: Parameters<typeof renderInput>[1] = {}) {
  const sender = aSender();
  return {
    ...sender,
    ...renderInput({ ...words, ...(recordings ? { recordings } : {}) }, { sendMedia: sender.sendMedia, ...asked }),
  };
}

const button = (name: string) => screen.getByRole('button', { name });
const namesOfButtons = () => screen.getAllByRole('button').map((each) => each.getAttribute('aria-label'));

test.each([
  [undefined, []],
  [[audio], ['Sprachnachricht aufnehmen']],
  [[video], ['Video aufnehmen']],
  [
    [audio, video],
    ['Sprachnachricht aufnehmen', 'Video aufnehmen'],
  ],
] as const)('beside the line stand the recorders that the dialog allows: %j', (recordings, names) => {
  ask(recordings && [...recordings]);
  expect(namesOfButtons()).toEqual([...names, 'Senden']);
  expect(screen.getByRole('textbox')).toBeDefined();
});

test.each([
  ['Sprachnachricht aufnehmen', 'audio', 'Sprachnachricht', { audio: true }],
  ['Video aufnehmen', 'video', 'Videonachricht', expect.objectContaining({ audio: true, video: expect.anything() })],
] as const)('%s: recorded, sent and told as such, by keyboard alone', async (name, kind, shown, devices) => {
  const { user, sent, outcome, onReply } = ask([audio, video]);
  await act(async () => button(name).focus());
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(document.activeElement).toBe(button('Aufnahme starten'));
  await user.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Aufnahme beenden' });
  expect(getUserMedia).toHaveBeenCalledWith(devices);
  await user.keyboard('{Enter}');
  expect(letGo).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText('Ihre Aufnahme').localName).toBe(kind);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Senden'));
  await user.keyboard('{Enter}');
  expect(sent.map((each) => [each.name, each.file.type])).toEqual([[`${shown}.webm`, `${kind}/webm`]]);
  await act(async () => outcome({ kind: 'stored', media_id }));
  expect(onReply).toHaveBeenCalledWith({ type: 'open', recording: { media_id, kind } }, shown);
});

test('what was written waits while someone records, and can be gone on with', async () => {
  const { user, onReply } = ask([audio]);
  await user.type(screen.getByRole('textbox'), 'Angefangen');
  await user.click(button('Sprachnachricht aufnehmen'));
  await user.click(button('Lieber schreiben'));
  const line = screen.getByRole('textbox');
  expect(document.activeElement).toBe(line);
  await user.type(line, ' und fertig');
  await user.click(button('Senden'));
  expect(onReply).toHaveBeenCalledWith({ type: 'open', text: 'Angefangen und fertig' }, 'Angefangen und fertig');
});

test('a recording that did not arrive stays, and is sent again', async () => {
  const { user, sent, outcome, onReply } = ask([video]);
  await user.click(button('Video aufnehmen'));
  await user.click(button('Aufnahme starten'));
  await user.click(await screen.findByRole('button', { name: 'Aufnahme beenden' }));
  await user.click(button('Senden'));
  await act(async () => outcome({ kind: 'busy' }));
  expect(screen.getByRole('alert').textContent).toMatch(
    /^Der Server ist gerade ausgelastet. Die Datei bleibt ausgewählt/,
  );
  expect(screen.getByLabelText('Ihre Aufnahme')).toBeDefined();
  await user.click(button('Senden'));
  expect(sent).toHaveLength(2);
  await act(async () => outcome({ kind: 'too-long' }));
  expect(screen.getByRole('alert').textContent).toMatch(/^Die Aufnahme ist zu lang. Es wurde nichts gespeichert/);
  await user.click(button('Lieber schreiben'));
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(onReply).not.toHaveBeenCalled();
});

test('a recording above the limit is not sent at all, with a sentence', async () => {
  const { user, sent } = ask([{ ...audio, max_bytes: 2 }]);
  await user.click(button('Sprachnachricht aufnehmen'));
  await user.click(button('Aufnahme starten'));
  await user.click(await screen.findByRole('button', { name: 'Aufnahme beenden' }));
  await user.click(button('Senden'));
  expect(screen.getByRole('alert').textContent).toMatch(/^Die Datei ist zu groß/);
  expect(sent).toEqual([]);
});

test.each([
  ['NotAllowedError', /^Kamera und Mikrofon sind für diese Seite nicht freigegeben/],
  ['NotFoundError', /^Kamera oder Mikrofon wurden nicht gefunden/],
])(
  'without a camera (%s) the reason is said and a film of the device does as well, and is no draft',
  async (name, sentence) => {
    getUserMedia.mockRejectedValue(new DOMException('no', name));
    const keep = vi.fn<() => void>();
    const { user, outcome, onReply } = ask([video], { draft: { text: '', reply: null, keep } });
    await user.click(button('Video aufnehmen'));
    await user.click(button('Aufnahme starten'));
    expect(await screen.findByText(sentence)).toBeDefined();
    await user.upload(screen.getByLabelText('Datei auswählen'), new File(['film'], 'tag.mp4', { type: 'video/mp4' }));
    await user.click(button('Senden'));
    await act(async () => outcome({ kind: 'stored', media_id }));
    expect(onReply).toHaveBeenCalledWith({ type: 'open', recording: { media_id, kind: 'video' } }, 'Videonachricht');
    expect(keep).not.toHaveBeenCalled();
  },
);

test('a recorded answer that is to be changed begins with an empty line', () => {
  const recording = { media_id, kind: 'audio' } as const;
  ask([audio], { refused: { sentence: 'Bitte noch einmal.', reply: { type: 'open', recording } } });
  expect(screen.getByRole('textbox').textContent).toBe('');
  expect(screen.getByRole('alert').textContent).toBe('Bitte noch einmal.');
});
