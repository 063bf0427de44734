import type { ModelCall } from '@dialogwerk/shared/dialog';
import { confidentialRules } from './prompts.ts';
import { saysBrief } from './saysBrief.ts';
import { talkProblem } from './talkProblem.ts';
import { sentenceEnds, wholeSentences } from '../model/wholeSentences.ts';

type Talk = Extract<ModelCall, { kind: 'talk' }>;

/** What is said to a model that gave away what it was told. */
const BRIEF_SHOWN = 'Er gab den Auftrag wieder.';
/** A question of fewer words is an exclamation ('Ach ja?'), and what follows is the question. */
const LEAST_WORDS = 3;

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

/** A text up to where it asks a second time: people answer one question at a time. */
function upToOneQuestion(text: string): string {
  let from = 0;
  let hasAsked = false;
  for (const end of sentenceEnds(text)) {
    const sentence = text.slice(from, end);
    if (/\?["“”»)]*$/.test(sentence)) {
      if (hasAsked) return text.slice(0, from);
      hasAsked = (sentence.match(/\p{L}+/gu)?.length ?? 0) >= LEAST_WORDS;
    }
    from = end;
  }
  return text;
}

function problemOf(call: Talk, text: string): string | null {
  if (showsTooMuch(call, text)) return BRIEF_SHOWN;
  return talkProblem(call, text);
}

/** Whole sentences, as many as fit. */
function fitting(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = sentenceEnds(text).findLast((place) => place <= most);
  if (end !== undefined) return text.slice(0, end);
  const short = text.slice(0, most - 1);
  return `${short.slice(0, Math.max(short.lastIndexOf(' '), most / 2))}…`;
}

/**
 * What of a model's words is shown: whole sentences, as many as fit, up to one question; or what is wrong with them, as one sentence to
 * the model.
 */
export function spokenText(call: Talk, answer: string): { readonly text: string } | { readonly problem: string } {
  const whole = tidy(answer);
  // Of all that it said, because the end of it may tell what the beginning hides.
  const problem = problemOf(call, whole);
  return problem === null ? { text: fitting(upToOneQuestion(whole), call.max_length) } : { problem };
}

/** What can be shown of words that go on: the sentences that have ended; '' where there is something wrong with them. */
export function spokenSoFar(call: Talk, answer: string): string {
  const text = tidy(answer).slice(0, call.max_length);
  const ended = upToOneQuestion(wholeSentences(text));
  return ended === '' || problemOf(call, ended) !== null ? '' : ended;
}
