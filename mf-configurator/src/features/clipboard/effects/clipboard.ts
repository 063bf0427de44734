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

/** What is in the clipboard, as far as it can be pasted here. */
export type ToPaste =
  | { readonly kind: 'blocks'; readonly clip: Clip }
  | { readonly kind: 'text'; readonly text: string };

/**
 * The blocks in the clipboard, else its text; null for nothing. `given` is what a paste event has handed on, null when a button
 * asks: then the browser may ask the author first.
 */
export async function readClipboard(given: string | null): Promise<ToPaste | null> {
  const kept = read();
  const text = given ?? (await textOfClipboard());
  // Another text that was copied since is what the author means.
  const isOurs = kept !== null && (kept.alone || text === null || text === '');
  const clip = (text === null ? null : await readClip(text)) ?? (isOurs ? await readClip(kept.text) : null);
  if (clip) return { kind: 'blocks', clip };
  return text === null || text.trim() === '' ? null : { kind: 'text', text };
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
