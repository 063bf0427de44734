import { TEXT_LIMITS } from '@dialogwerk/shared/contract';
import type { Block } from '@dialogwerk/shared/contract';
import { newBlock } from '@dialogwerk/shared/dialog';
import type { Fresh } from './pasted.ts';

/** More are no list that somebody has written by hand. */
export const MOST_LINES = 200;

/** How a line of a list begins. */
const NUMBER = /^\(?\d{1,3}[.):]\s+/;
const BULLET = /^(?:[-–—•*·▪◦‣○●☐□]|[a-z][.)])\s+/i;

interface Line {
  readonly mark: 'none' | 'number' | 'bullet';
  readonly text: string;
}

/** A question or a sentence with what stands below it as its answers. */
interface Entry {
  readonly text: string;
  readonly answers: readonly string[];
}

/**
 * A text of several lines as blocks: a line marked otherwise than the first one, such as '- Ja' below '1. Kommen Sie?', is an answer
 * to the line above it; what has answers becomes a choice, what asks an open question, all else a message. Empty for a single line.
 */
export function linesAsBlocks(text: string, { newId, now }: Fresh): Block[] {
  const lines = text
    .split(/\r?\n/)
    .map(lineOf)
    .filter((line) => line.text !== '');
  return lines.length < 2 ? [] : entriesOf(lines).map((entry) => blockOf(entry, newId, now));
}

function lineOf(raw: string): Line {
  const text = raw.trim();
  if (NUMBER.test(text)) return { mark: 'number', text: text.replace(NUMBER, '') };
  return BULLET.test(text) ? { mark: 'bullet', text: text.replace(BULLET, '') } : { mark: 'none', text };
}

function entriesOf(lines: readonly Line[]): Entry[] {
  const [first] = lines;
  const entries: { readonly text: string; readonly answers: string[] }[] = [];
  for (const { mark, text } of lines) {
    const last = entries.at(-1);
    if (last && mark !== 'none' && mark !== first?.mark) last.answers.push(text);
    else entries.push({ text, answers: [] });
  }
  return entries;
}

function blockOf({ text, answers }: Entry, newId: Fresh['newId'], now: number): Block {
  const context = text.slice(0, TEXT_LIMITS.message);
  if (answers.length === 0) return { ...newBlock(text.endsWith('?') ? 'open' : 'message', newId(), now), context };
  const options = answers.map((answer) => ({ id: newId(), text: answer.slice(0, TEXT_LIMITS.label), score: null }));
  return Object.assign(newBlock('single', newId(), now), { context, options });
}
