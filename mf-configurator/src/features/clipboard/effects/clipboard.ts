import type { Clip } from '../model/Clip.ts';
import { readClip } from './readClip.ts';

/** Stands in where the clipboard may not be used: without https, or when the author declines. */
const KEY = 'dialogwerk-clipboard';

interface Kept {
  readonly text: string;
  /** The clipboard itself holds something else, because writing to it failed. */
  readonly alone: boolean;
}

/** Puts blocks into the clipboard, also for other dialogs and tabs. */
export async function writeClip(clip: Clip): Promise<void> {
  const text = JSON.stringify(clip);
  let alone = false;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    alone = true;
  }
  keep({ text, alone });
}

/**
 * The blocks in the clipboard; null when there are none. `given` is what a paste event has handed on, null when a button
 * asks: then the browser may ask the author first.
 */
export async function clipToPaste(given: string | null): Promise<Clip | null> {
  const kept = read();
  const text = given ?? (await textOfClipboard());
  const clip = text === null ? null : await readClip(text);
  if (clip || !kept) return clip;
  // Another text that was copied since is what the author means, and it is no block.
  const isOurs = kept.alone || text === null || text === '';
  return isOurs ? await readClip(kept.text) : null;
}

async function textOfClipboard(): Promise<string | null> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return null;
  }
}

function keep(kept: Kept): void {
  try {
    localStorage.setItem(KEY, (kept.alone ? '1' : '0') + kept.text);
  } catch {
    // Full or forbidden: the clipboard itself still has the blocks, where it may be used.
  }
}

function read(): Kept | null {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === null ? null : { alone: kept.startsWith('1'), text: kept.slice(1) };
  } catch {
    return null;
  }
}
