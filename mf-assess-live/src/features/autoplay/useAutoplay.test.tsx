import { act, renderPart } from '@dialogwerk/shared/testing/part';
import { useStoreValue } from '../../loading/useStoreValue.ts';
import { atom } from 'nanostores';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AutoplayAllowed } from './effects/useAutoplay.ts';
import { useAutoplay } from './effects/useAutoplay.ts';

type Said = 'bot audio' | 'bot video' | 'user audio' | 'text';
const both: AutoplayAllowed = { audio: true, video: true };
const $said = atom<readonly Said[]>([]);
const $allowed = atom(both);

const play = vi.fn<(this: HTMLMediaElement) => Promise<void>>();
const pause = vi.fn<() => void>();
beforeEach(() => {
  play.mockReset().mockResolvedValue();
  pause.mockReset();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause);
});
afterEach(() => vi.restoreAllMocks());

function Dialog() {
  const said = useStoreValue($said);
  const column = useRef<HTMLDivElement>(null);
  useAutoplay(column, said.length, useStoreValue($allowed));
  return <div ref={column}>{said.map(drawSaid)}</div>;
}

function drawSaid(what: Said, place: number) {
  const [by, kind] = what.split(' ');
  const Kind = kind === 'video' ? 'video' : 'audio';
  return (
    <div key={place} className={by === 'user' ? 'dw-user' : 'dw-bot'}>
      {kind !== undefined && <Kind />}
    </div>
  );
}

/** A dialog in which so much is said already. */
function open(...said: Said[]): void {
  $said.set(said);
  $allowed.set(both);
  renderPart(Dialog);
}
const say = (...more: Said[]): void => act(() => $said.set([...$said.get(), ...more]));
const played = (): string[] => play.mock.contexts.map(({ localName }) => localName);

test('only what the bot adds begins, once, and where it is allowed [§3.21]', () => {
  open('bot audio');
  expect(played()).toEqual([]);
  say('bot video');
  expect(played()).toEqual(['video']);
  say('user audio', 'text');
  expect(played()).toEqual(['video']);
  act(() => $allowed.set({ ...both, video: false }));
  say('bot video');
  act(() => $allowed.set(both));
  expect(played()).toEqual(['video']);
  say('bot audio');
  expect(played()).toEqual(['video', 'audio']);
});

test('a new recording silences the one before', () => {
  open('text');
  say('bot audio');
  pause.mockClear();
  say('bot audio');
  expect(played()).toEqual(['audio', 'audio']);
  expect(pause).toHaveBeenCalled();
});
