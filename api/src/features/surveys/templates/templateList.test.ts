import { surveyTemplates } from '@dialogwerk/shared/contract';
import { calls } from '@dialogwerk/shared/contract/calls';
import { describe, expect, test } from 'vitest';
import { templateList } from './templateList.ts';

test('names every template once, in the order of the contract, as the contract has it', () => {
  const templates = [...templateList()];
  expect(templates.map(({ template }) => template)).toEqual([...surveyTemplates]);
  expect(calls.listTemplates.response.parse({ templates })).toEqual({ templates });
});

test('comes as a small answer, because a picker is opened on telephones, too', () => {
  expect(JSON.stringify(templateList()).length).toBeLessThan(40_000);
});

describe.each(templateList().map((listed) => [listed.template, listed] as const))('%s', (_template, listed) => {
  const { bubbles, choices } = listed.preview;
  test('shows how it begins: what is said, without marks, and what can be answered', () => {
    expect(bubbles.length).toBeGreaterThanOrEqual(2);
    expect(bubbles[0]?.from).toBe('bot');
    expect(bubbles.at(-1)?.from).toBe('bot');
    expect(bubbles.filter(({ text }) => /#\d+#|\*\*|\{\{/.test(text) || text === '')).toEqual([]);
    expect(choices).toEqual([...new Set(choices)]);
  });
});

test('the preview of the recommendation goes on after a reply, with the question that fits it', () => {
  const [nps] = templateList();
  expect(nps?.preview.bubbles.map(({ from }) => from)).toEqual(['bot', 'bot', 'user', 'bot']);
});

test('the statements of a battery are counted, because each of them is asked', () => {
  const phq9 = templateList().find(({ template }) => template === 'phq9');
  // The consent, nine items, and how much they weigh on everyday life.
  expect(phq9?.questions).toBe(11);
});
