import { describe, expect, it } from 'vitest';
import { exitVerdicts } from './exitVerdicts.ts';
import type { Judgement } from './exitVerdicts.ts';

const conditions = [
  { id: 'motiv', condition: 'Die Person hat ein Motiv genannt' },
  { id: 'alibi', condition: 'Die Person hat ein Alibi genannt' },
];
const replies = ['Guten Abend.', 'Er schuldete ihm  Geld, und zwar viel.'];
const judge = (one: Partial<Judgement['conditions'][number]>, more = { may_end: true, min_confidence: 0.6 }) =>
  exitVerdicts(
    { conditions, ...more },
    { conditions: [{ id: 'motiv', status: 'met', quote: 'Er schuldete ihm Geld', confidence: 0.9, ...one }] },
    replies,
  )[0];

describe('a condition counts as met', () => {
  it.each(['Er schuldete ihm Geld', '„er schuldete ihm geld“', 'Geld, und zwar viel.', 'schuldete ihm Geld …'])(
    'by words that the respondent said: %s',
    (quote) => {
      expect(judge({ quote })).toMatchObject({ refused: null, reply: 2 });
    },
  );
});

describe('a condition does not count', () => {
  it.each<[string, Partial<Judgement['conditions'][number]>, object, string]>([
    ['that is not met', { status: 'not_met' }, {}, 'not-met'],
    ['that is unclear', { status: 'unclear' }, {}, 'not-met'],
    ['with words that nobody said', { quote: 'Er hasste ihn' }, {}, 'no-quote'],
    ['with half a word', { quote: 'Gel' }, {}, 'no-quote'],
    ['without a quote', { quote: '' }, {}, 'no-quote'],
    ['with nothing but signs', { quote: '…' }, {}, 'no-quote'],
    ['with words from two replies', { quote: 'Guten Abend. Er schuldete' }, {}, 'no-quote'],
    ['that the model is not sure of', { confidence: 0.59 }, {}, 'not-sure'],
    ['that the model says nothing of how sure it is', { confidence: null }, {}, 'not-sure'],
    ['too early', {}, { may_end: false }, 'too-early'],
  ])('%s', (_, one, more, refused) => {
    expect(judge(one, { may_end: true, min_confidence: 0.6, ...more })).toMatchObject({ refused });
  });

  it('that nobody asked for', () => {
    expect(judge({ id: 'geheim' })).toBeUndefined();
  });
});
