import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Reply } from '../../../contract/index.ts';
import { aSnapshot } from '../../testing/aSnapshot.ts';
import { isEnabled, valueOf } from './testing/evaluateQuestionnaire.ts';
import type { Given } from './testing/evaluateQuestionnaire.ts';
import { fhir, imported } from './testing/fhir.ts';
import { answersOf, arbitraryPlan, asFhir } from './testing/scoredQuestionnaire.ts';
import type { Kind, Plan } from './testing/scoredQuestionnaire.ts';
import { TestConversation } from '../../testing/TestConversation.ts';
import { rounds } from '../../../testing/rounds.ts';

/** An answer of a question, and the reply that gives it. */
function pick(kind: Kind, random: number): { readonly given: Given[number]; readonly reply: Reply } {
  const all = answersOf(kind);
  const answer = all[random % all.length] ?? null;
  const code = String(answer);
  switch (kind) {
    case 'scored':
      return { given: code, reply: { type: 'likert', value: ['n', 'm', 'i'].indexOf(code) * 2 } };
    case 'plain':
      return { given: code, reply: { type: 'single', option_id: code } };
    case 'several': {
      const option_ids = ['n', 'm', 'i'].filter((_, index) => ((random % 7) + 1) & (1 << index));
      return { given: option_ids, reply: { type: 'multiple', option_ids } };
    }
    case 'integer':
      return { given: answer, reply: { type: 'number', value: Number(answer) } };
    case 'boolean':
      return { given: answer, reply: { type: 'single', option_id: code } };
    case 'date':
      return { given: answer, reply: { type: 'date', value: code } };
    case 'time':
      return { given: answer, reply: { type: 'time', value: code.slice(0, 5) } };
    case 'string':
      return { given: answer, reply: { type: 'open', text: code } };
  }
}

/** Answers every question that comes, by chance; gives what was asked and what the dialog computed. */
function playThrough(plan: Plan, randoms: readonly number[]) {
  const { items, fields } = asFhir(plan);
  const { survey, report } = imported(fhir(items, fields));
  const conversation = new TestConversation(aSnapshot(survey.blocks, { templ_options: survey.templ_options }));
  const given: Given[number][] = plan.questions.map(() => null);
  const asked: number[] = [];
  const expected: number[] = [];
  for (const [index, { kind, required }] of plan.questions.entries()) {
    if (isEnabled(plan, index, given)) expected.push(index);
    if (conversation.question?.unique_question_id !== `q${index}`) continue;
    asked.push(index);
    const random = randoms[index] ?? 0;
    const skips = !required && random % 4 === 0;
    const { given: answer, reply } = pick(kind, random);
    if (!skips) given[index] = answer;
    expect(conversation.reply(skips ? { type: 'skip' } : reply).outcome).toBe('accepted');
  }
  expect(conversation.state.finished).toBe(true);
  return { asked, expected, given, report, conversation };
}

test('the questions that come, and what is computed, are those of an evaluator that knows nothing of the import', () => {
  let questions = 0;
  let results = 0;
  fc.assert(
    fc.property(arbitraryPlan, fc.array(fc.nat(1_000), { minLength: 8, maxLength: 8 }), (plan, randoms) => {
      const { asked, expected, given, report, conversation } = playThrough(plan, randoms);
      expect(asked).toEqual(expected);
      questions += asked.length;
      const concerned = report.lines.flatMap(({ items }) => items);
      const leftOut = new Set(
        concerned.flatMap(({ link_id, unique_question_id: id }) => (id === null ? [link_id] : [])),
      );
      for (const [index, formula] of plan.formulas.entries()) {
        if (leftOut.has(`f${index}`)) continue;
        results += 1;
        expect(conversation.variable(`f${index}`) ?? null).toBe(valueOf(formula, given));
      }
    }),
    { numRuns: rounds(375, 1_500) },
  );
  // Nearly all formulas are understood, so that the agreement means something.
  expect(questions).toBeGreaterThan(rounds(500, 2_000));
  expect(results).toBeGreaterThan(rounds(250, 1_000));
});
