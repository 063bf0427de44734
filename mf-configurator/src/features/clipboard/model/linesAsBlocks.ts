import { TEXT_LIMITS } from '@dialogwerk/shared/contract';
import type { Block } from '@dialogwerk/shared/contract';
import { newBlock } from '@dialogwerk/shared/dialog';
import type { Fresh } from './pasted.ts';
import { asksForEmail, offersSeveral, withoutRange } from './questionnaireSigns.ts';

/** More are no list that somebody has written by hand. */
export const MOST_LINES = 200;

/** How a line of a list begins. */
const NUMBER = /^\(?\d{1,3}[.):]\s+/;
/** Where several may be ticked. */
const BOX = /^(?:[☐□☑☒]|\[[ x]?\])\s*/i;
const BULLET = /^(?:[-–—•*·▪◦‣○●]|\( ?\)|[a-z][.)])\s+/i;

interface Line {
  readonly mark: 'none' | 'number' | 'bullet' | 'box';
  readonly text: string;
}

/** A question or a sentence with what stands below it as its answers. */
interface Entry {
  readonly text: string;
  readonly answers: readonly Line[];
}

/**
 * A text of several lines as blocks: a line marked otherwise than the first one, such as '- Ja' below '1. Kommen Sie?', is an answer
 * to the line above it. What has answers becomes a choice, of several where they have boxes to tick or the question says so; '(0–10)'
 * at the end a slider; what asks an open question or for an address; all else a message. Empty for a single line.
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
  if (BOX.test(text)) return { mark: 'box', text: text.replace(BOX, '') };
  return BULLET.test(text) ? { mark: 'bullet', text: text.replace(BULLET, '') } : { mark: 'none', text };
}

function entriesOf(lines: readonly Line[]): Entry[] {
  const [first] = lines;
  const entries: { readonly text: string; readonly answers: Line[] }[] = [];
  for (const line of lines) {
    const last = entries.at(-1);
    if (last && line.mark !== 'none' && line.mark !== first?.mark) last.answers.push(line);
    else entries.push({ text: line.text, answers: [] });
  }
  return entries;
}

function blockOf({ text, answers }: Entry, newId: Fresh['newId'], now: number): Block {
  const context = text.slice(0, TEXT_LIMITS.message);
  if (answers.length > 0) {
    const type = offersSeveral(text) || answers.some(({ mark }) => mark === 'box') ? 'multiple' : 'single';
    const options = answers.map((answer) => ({
      id: newId(),
      text: answer.text.slice(0, TEXT_LIMITS.label),
      score: null,
    }));
    return Object.assign(newBlock(type, newId(), now), { context, options });
  }
  const ranged = withoutRange(context);
  if (ranged) return Object.assign(newBlock('slider', newId(), now), { ...ranged });
  const asks = asksForEmail(text) ? 'email' : 'open';
  return { ...newBlock(text.endsWith('?') ? asks : 'message', newId(), now), context };
}
