import type { ResultFilter } from '@dialogwerk/shared/contract';
import { everything, writeFilter } from '@dialogwerk/shared/dialog';
import { expect, it } from 'vitest';
import { readFilter } from './readFilter.ts';

const full: ResultFilter = {
  from: '2026-11-01',
  to: '2026-11-22',
  states: ['finished', 'stopped'],
  publications: ['11111111-1111-4111-8111-111111111111'],
  languages: ['de'],
  devices: ['phone', 'unknown'],
  flags: ['fast', 'none'],
  tags: ['Köln'],
  sources: [{ variable: 'kanal', values: ['', 'brief'] }],
  answers: [
    { is: 'between', question: 'q1', part: '', min: 3, max: null },
    { is: 'contains', question: 'q2', part: 'n1', text: 'zu teuer' },
    { is: 'has-options', question: 'q3', part: '', ids: ['a', 'b'] },
    { is: 'lacks-options', question: 'q3', part: '', ids: ['c'] },
    { is: 'one-of', question: 'q3', part: '', ids: ['a', 'b'] },
    { is: 'status', question: 'q4', part: '', status: 'not-asked' },
  ],
};

it('reads every condition that can be written', () => {
  expect(readFilter(writeFilter(full))).toEqual(full);
  expect(readFilter('')).toEqual(everything);
});

it.each(['von.gestern', 'stand.offen', 'antwort.a', 'antwort.a..between.x.', 'antwort.a..one-of', 'quelle.kanal'])(
  'says that %s means nothing',
  (text) => {
    expect(readFilter(text)).toBeNull();
  },
);
