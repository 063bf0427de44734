import type { BlockUnderstanding } from '../../BlockUnderstanding.ts';
import { judgeSentence, understandingOf } from './judgeSentence.ts';
import type { Verdict } from './judgeSentence.ts';
import { otherSentences } from './otherSentences.data.ts';
import { measuredQuestions } from './questions.data.ts';
import type { MeasuredQuestion } from './questions.data.ts';
import { sentences } from './sentences.data.ts';
import type { SentenceKind } from './sentences.data.ts';

/** Whether a sentence was looked at while the rules were made. */
export type Half = 'seen' | 'held';

/** One sentence and how it was taken. */
export interface Judged {
  readonly half: Half;
  readonly kind: SentenceKind;
  readonly text: string;
  readonly isSure: boolean;
  readonly verdict: Verdict;
}

const isQuestion = (name: string): name is keyof typeof measuredQuestions => name in measuredQuestions;
const kinds: readonly SentenceKind[] = [
  'negation',
  'contrast',
  'degree',
  'several',
  'correction',
  'noAnswer',
  'plain',
  'foreign',
];

/** Judges all sentences of the first and the second writing. */
export function judgeAll(): readonly Judged[] {
  const understandings = new Map<string, BlockUnderstanding>();
  const judged: Judged[] = [];
  for (const set of [sentences, otherSentences]) {
    let at = 0;
    for (const kind of kinds)
      // In the order in which they were written.
      for (const name of Object.keys(set[kind]).filter(isQuestion))
        for (const line of set[kind][name] ?? []) {
          const question: MeasuredQuestion = measuredQuestions[name];
          const understanding = understandings.get(name) ?? understandingOf(question);
          understandings.set(name, understanding);
          const [text = '', meant = ''] = line.split(' => ');
          const understood = understanding.decide(text);
          const verdict = judgeSentence(question, kind, meant, understood);
          judged.push({
            half: at % 2 === 0 ? 'seen' : 'held',
            kind,
            text,
            isSure: understood.zone === 'sure',
            verdict,
          });
          at += 1;
        }
  }
  return judged;
}
