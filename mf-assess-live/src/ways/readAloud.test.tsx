import { memoryStorage } from '@dialogwerk/shared/browser';
import { act, screen } from '@dialogwerk/shared/testing/part';
import { expect, test, vi } from 'vitest';
import { openMessenger } from '../testing/openMessenger.tsx';
import { anOpen, aSingle, choices } from '../testing/someBlocks.ts';

/** A browser's speech with these voices; gives what it was told. */
function standInSpeech(voices: readonly { lang: string; localService: boolean }[]) {
  const told: string[] = [];
  const speechSynthesis = {
    getVoices: () => voices,
    addEventListener: () => undefined,
    speak: ({ text, voice }: { text: string; voice: { lang: string } }) => told.push(`${voice.lang}: ${text}`),
    cancel: () => told.push('(still)'),
    pause: () => told.push('(wartet)'),
    resume: () => undefined,
  };
  vi.stubGlobal('speechSynthesis', speechSynthesis);
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string;
      voice: object | null = null;
      lang = '';
      rate = 1;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  return told;
}

const here = { lang: 'de-DE', localService: true };
const elsewhere = { lang: 'de-DE', localService: false };
const blocks = [aSingle('a', { context: '**Kommen** Sie?', options: choices('Ja', 'Nein') }), anOpen('b')];

test('what is asked and what there is to choose from is read, then each message as it comes, until it is switched off', async () => {
  const told = standInSpeech([elsewhere, { lang: 'en-GB', localService: true }, here]);
  const { user, storage } = openMessenger(blocks);
  await screen.findByRole('button', { name: 'Ja' });
  await user.click(screen.getByRole('button', { name: 'Menü' }));
  await user.click(await screen.findByRole('switch', { name: 'Nachrichten vorlesen', checked: false }));
  await vi.waitFor(() => expect(told).toEqual(['de-DE: Kommen Sie?', 'de-DE: Ja', 'de-DE: Nein']));
  expect(storage.read('live_aloud')).toBe('on');
  told.length = 0;
  await user.click(screen.getByRole('button', { name: 'Nein' }));
  await vi.waitFor(() => expect(told).toEqual(['(still)', 'de-DE: Frage b?']));
  await user.click(screen.getByRole('button', { name: 'Menü' }));
  await user.click(await screen.findByRole('switch', { name: 'Nachrichten vorlesen', checked: true }));
  expect(told.at(-1)).toBe('(still)');
});

test.each([
  ['only voices that ask another host', [elsewhere]],
  ['only voices of another language', [{ lang: 'en-GB', localService: true }]],
])('with %s nothing is offered, and nothing read', async (_what, voices) => {
  const told = standInSpeech(voices);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const storage = memoryStorage();
  storage.write('live_aloud', 'on');
  const { user } = openMessenger(blocks, { storage });
  await screen.findByRole('button', { name: 'Ja' });
  await user.click(screen.getByRole('button', { name: 'Menü' }));
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  vi.useRealTimers();
  expect(screen.queryByRole('switch', { name: 'Nachrichten vorlesen' })).toBeNull();
  expect(told.filter((text) => !text.startsWith('('))).toEqual([]);
});

test('a browser without speech is not asked for any', async () => {
  const { user } = openMessenger(blocks);
  await screen.findByRole('button', { name: 'Ja' });
  await user.click(screen.getByRole('button', { name: 'Menü' }));
  expect(screen.queryByRole('switch', { name: 'Nachrichten vorlesen' })).toBeNull();
});
