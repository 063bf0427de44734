import { expect, test } from 'vitest';
import { quotedLabels } from './quotedLabels.ts';

test.each([
  [['Ja', 'Nein'], '„Ja, Nein“'],
  [['Option 2'], 'Option 2'],
  [['Ort ist „Berlin“'], '„Ort ist ‚Berlin‘“'],
])('%j is called %s', (labels, called) => {
  expect(quotedLabels(labels)).toBe(called);
});
