import type { ModelCall } from '@dialogwerk/shared/dialog';
import { confidentialRules } from './prompts.ts';
import { saysBrief } from './saysBrief.ts';

type Talk = Extract<ModelCall, { kind: 'talk' }>;

const SENTENCE_END = /[.!?…](?=["“”»)]*(?:\s|$))["“”»)]*/gu;

/** Where the sentences of a text end. */
function ends(text: string): number[] {
  return [...text.matchAll(SENTENCE_END)].map(({ index, 0: found }) => index + found.length);
}

/** Without names of speakers, quotation marks around all of it, and signs that control. */
function tidy(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\u27E6\u27E7]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^(?:dialog|assistant|assistent(?:in)?|bot|ki)\s*:\s*/i, '')
    .replace(/^[„“"](.*)[“”"]$/su, '$1');
}

function showsTooMuch({ brief, tone, said }: Talk, text: string): boolean {
  const all = [...said.flatMap((one) => (one.by === 'model' ? [one.text] : [])), text].join(' ');
  return saysBrief(all, [brief, tone, ...confidentialRules]);
}

/** What of a model's words is shown: whole sentences, as many as fit; null where it shows what it was told in confidence. */
export function spokenText(call: Talk, answer: string): string | null {
  const text = tidy(answer);
  if (showsTooMuch(call, text)) return null;
  if (text.length <= call.max_length) return text;
  const end = ends(text).findLast((place) => place <= call.max_length);
  if (end !== undefined) return text.slice(0, end);
  const short = text.slice(0, call.max_length - 1);
  return `${short.slice(0, Math.max(short.lastIndexOf(' '), call.max_length / 2))}…`;
}

/** What can be shown of words that go on: the sentences that have ended; '' where they show too much. */
export function spokenSoFar(call: Talk, answer: string): string {
  const text = tidy(answer);
  const end = ends(text.slice(0, call.max_length)).at(-1) ?? 0;
  const ended = text.slice(0, end);
  return ended === '' || showsTooMuch(call, text) ? '' : ended;
}
