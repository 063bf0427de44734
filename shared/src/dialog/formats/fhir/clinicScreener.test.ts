import { describe, expect, test } from 'vitest';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { clinicScreener } from './testing/clinicScreener.ts';
import { imported, linesByItem } from './testing/fhir.ts';
import { TestConversation } from '../../testing/TestConversation.ts';

const sleepless = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const { survey, report } = imported(clinicScreener);

function answered(use: readonly number[], nights: readonly number[]): TestConversation {
  const conversation = new TestConversation(aSnapshot(survey.blocks, { templ_options: survey.templ_options }));
  for (const value of [...use, ...nights]) conversation.reply({ type: 'likert', value });
  conversation.reply({ type: 'skip' });
  expect(conversation.state.finished).toBe(true);
  return conversation;
}

describe('a screener as clinics share them', () => {
  test('asks what a person answers and nothing else', () => {
    const asked = survey.blocks.filter(({ type }) => type !== 'assign' && type !== 'message');
    expect(asked.map(({ unique_question_id: id }) => id).join(' ')).toBe(
      'u1 u2 u3 s1 s2 s3 s4 s5 s6 s7 s8 s9 s10 children',
    );
    expect(asked.map(({ optional }) => optional)).toEqual(asked.map((_, index) => index > 2));
  });

  test('is recognised as English', () => {
    expect(survey.language).toBe('en');
    expect(report.language).toEqual({ code: 'en', sure: true });
  });

  test.each([
    [[0, 1, 1], 2, false, 'low', false],
    [[1, 1, 1], 3, true, 'medium', true],
    [[2, 2, 1], 5, true, 'high', true],
  ])('computes score, verdict and category of %j', (use, score, positive, risk, advised) => {
    const conversation = answered(use, sleepless);
    expect(conversation.variable('use_score')).toBe(score);
    expect(conversation.variable('use_positive')).toBe(positive);
    expect(conversation.variable('use_risk')).toBe(risk);
    expect(conversation.variable('form')).toBe('2.1');
    expect(conversation.said.some((text) => text.includes('talk to your physician'))).toBe(advised);
  });

  test('computes each of ten sums that begin alike as its own', () => {
    const conversation = answered([0, 0, 0], [1, 2, 0, 1, 2, 0, 1, 2, 0, 1]);
    const sums = Array.from({ length: 10 }, (_, index) => conversation.variable(`sum${index + 1}`));
    expect(sums).toEqual([1, 3, 3, 4, 6, 6, 7, 9, 9, 10]);
  });

  test('says what was left out, computed and doubtful', () => {
    const told = linesByItem({ report, survey }).map(({ link_id, severity, unique_question_id: id, changes }) => [
      link_id,
      severity,
      id,
      changes.map(({ code }) => code).join(),
    ]);
    expect(told).toEqual([
      [null, 'info', null, 'language_recognised'],
      ['use-score', 'info', 'use-score', 'computed'],
      ['use-positive', 'info', 'use-positive', 'computed'],
      ['use-risk', 'info', 'use-risk', 'computed'],
      ['use-t', 'warning', null, 'formula_not_understood'],
      ['sum-1', 'info', 'sum-1', 'computed'],
      ...[2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => [`sum-${n}`, 'info', `sum-${n}`, 'computed_sum']),
      ['children', 'warning', 'children', 'total_asked'],
      ['form', 'info', 'form', 'constant'],
      ['reviewer', 'warning', null, 'read_only_left_out'],
    ]);
  });
});
