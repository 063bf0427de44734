import type { QuestionInput, Reply } from '@dialogwerk/shared/contract';
import { screen } from '@dialogwerk/shared/testing/part';
import { expect, test, vi } from 'vitest';
import { renderInput } from '../testing/renderInput.tsx';

const options = [
  { id: 'bus', text: 'Bus' },
  { id: 'rad', text: 'Rad' },
  { id: 'other', text: 'Sonstiges, und zwar …' },
];
const other = { kind: 'text', optional: false } as const;
const single: QuestionInput = { type: 'single', options, other };
const multiple: QuestionInput = { type: 'multiple', options, min: 0, max: null, other };
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Sonstiges, und zwar …' });
const missing = 'Bitte schreiben Sie in das Feld, was Sie mit „Sonstiges, und zwar …“ meinen.';

test('the last option opens a field that has its name and the focus, by keyboard alone; Enter sends', async () => {
  const { user, onReply } = renderInput(single);
  expect(screen.queryByRole('textbox')).toBeNull();
  screen.getByRole('button', { name: 'Sonstiges, und zwar …' }).focus();
  await user.keyboard('{Enter}');
  expect(onReply).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field());
  expect(field().required || field().getAttribute('aria-required')).toBe('true');
  expect(screen.getByRole('button', { name: 'Sonstiges, und zwar …' }).getAttribute('aria-pressed')).toBe('true');
  await user.keyboard('Segeln{Enter}');
  expect(onReply).toHaveBeenCalledWith(
    { type: 'single', option_id: 'other', other: 'Segeln' },
    'Sonstiges, und zwar Segeln',
  );
});

test('an empty field is said, and keeps the focus', async () => {
  const { user, onReply } = renderInput(single);
  await user.click(screen.getByRole('button', { name: 'Sonstiges, und zwar …' }));
  await user.keyboard('{Enter}');
  expect(screen.getByRole('alert').textContent).toBe(missing);
  expect(document.activeElement).toBe(field());
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(onReply).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Rad' }));
  expect(onReply).toHaveBeenCalledWith({ type: 'single', option_id: 'rad' }, 'Rad');
});

test('a field that may stay empty is sent so', async () => {
  const { user, onReply } = renderInput({ ...single, other: { kind: 'number', optional: true } });
  await user.click(screen.getByRole('button', { name: 'Sonstiges, und zwar …' }));
  expect(field().inputMode).toBe('decimal');
  await user.keyboard('{Enter}');
  expect(onReply).toHaveBeenCalledWith({ type: 'single', option_id: 'other', other: '' }, 'Sonstiges, und zwar …');
});

test('of several it stands below the boxes while it is ticked, and goes with the others', async () => {
  const { user, onReply } = renderInput(multiple);
  await user.click(screen.getByRole('checkbox', { name: 'Rad' }));
  screen.getByRole('checkbox', { name: 'Sonstiges, und zwar …' }).focus();
  await user.keyboard(' ');
  await user.click(screen.getByRole('button', { name: 'Weiter' }));
  expect(screen.getByRole('alert').textContent).toBe(missing);
  expect(document.activeElement).toBe(field());
  await user.keyboard('Boot{Enter}');
  expect(onReply).toHaveBeenCalledWith(
    { type: 'multiple', option_ids: ['rad', 'other'], other: 'Boot' },
    'Rad und Sonstiges, und zwar Boot',
  );
  await user.click(screen.getByRole('checkbox', { name: 'Sonstiges, und zwar …' }));
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Weiter' }));
  expect(onReply).toHaveBeenLastCalledWith({ type: 'multiple', option_ids: ['rad'] }, 'Rad');
});

test.each<[string, QuestionInput, Reply]>([
  ['single', single, { type: 'single', option_id: 'other', other: 'Segeln' }],
  ['multiple', multiple, { type: 'multiple', option_ids: ['other'], other: 'Segeln' }],
])('what was typed before stands in the field again: %s', (_, input, reply) => {
  const keep = vi.fn();
  renderInput(input, { draft: { text: '', reply, keep } });
  expect(field().value).toBe('Segeln');
});

test('each letter is kept as a draft', async () => {
  const keep = vi.fn();
  const { user } = renderInput(single, { draft: { text: '', reply: null, keep } });
  await user.click(screen.getByRole('button', { name: 'Sonstiges, und zwar …' }));
  await user.keyboard('Bo');
  expect(keep).toHaveBeenLastCalledWith({ text: '', reply: { type: 'single', option_id: 'other', other: 'Bo' } });
});

test('one line stands there at a time: that of Sonstiges, or that for one’s own words', async () => {
  const { user, onReply } = renderInput(single, { in_words: true });
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  await user.type(screen.getByRole('textbox'), 'mit dem Boot{Enter}');
  expect(onReply).toHaveBeenCalledWith({ type: 'words', text: 'mit dem Boot' }, 'mit dem Boot');
  await user.click(screen.getByRole('button', { name: 'Sonstiges, und zwar …' }));
  expect(screen.getAllByRole('textbox')).toEqual([field()]);
});
