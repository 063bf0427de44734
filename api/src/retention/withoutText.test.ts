import type { StoredValue } from '@dialogwerk/shared/contract';
import { expect, it } from 'vitest';
import { withoutText } from './withoutText.ts';

const isChoice = (text: string): boolean => ['good', 'bad'].includes(text);

const cases: readonly { readonly value: StoredValue; readonly kept: StoredValue }[] = [
  { value: null, kept: null },
  { value: 7.5, kept: 7.5 },
  { value: true, kept: true },
  { value: 'good', kept: 'good' },
  { value: 'Ich heiße Ada', kept: '' },
  { value: '', kept: '' },
  { value: '2026-11-22', kept: '2026-11-22' },
  { value: '14:05', kept: '14:05' },
  { value: '2026-11-22 bei Ada', kept: '' },
  { value: ['bad', 'Ada'], kept: ['bad', ''] },
  { value: { media_id: '11111111-1111-4111-8111-111111111111', kind: 'audio' }, kept: '' },
];

it.each(cases)('of $value stays $kept', ({ value, kept }) => {
  expect(withoutText(value, isChoice)).toEqual(kept);
});
