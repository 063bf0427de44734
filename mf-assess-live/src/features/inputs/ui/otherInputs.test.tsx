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
const pictures = options.map((one) => Object.assign({ filename_db: null }, one));
const picture: QuestionInput = { type: 'picture', options: pictures, min: 1, max: 1, other };
const ranking: QuestionInput = { type: 'ranking', options, other };
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
  ['picture', picture, { type: 'picture', option_ids: ['other'], other: 'Segeln' }],
  ['ranking', ranking, { type: 'ranking', option_ids: ['other', 'bus', 'rad'], other: 'Segeln' }],
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

test('a picture of that name opens the field, which goes with it; another one closes it', async () => {
  const { user, onReply } = renderInput(picture);
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Sonstiges, und zwar …' }));
  await user.click(screen.getByRole('button', { name: 'Weiter' }));
  expect(screen.getByRole('alert').textContent).toBe(missing);
  expect(document.activeElement).toBe(field());
  await user.keyboard('Segeln{Enter}');
  expect(onReply).toHaveBeenCalledWith(
    { type: 'picture', option_ids: ['other'], other: 'Segeln' },
    'Sonstiges, und zwar Segeln',
  );
  await user.click(screen.getByRole('radio', { name: 'Bus' }));
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Weiter' }));
  expect(onReply).toHaveBeenLastCalledWith({ type: 'picture', option_ids: ['bus'] }, 'Bus');
});

test('where pictures take words, too, one line stands there, and the radio button keeps the focus', async () => {
  const { user, onReply } = renderInput(picture, { in_words: true });
  const radio = screen.getByRole('radio', { name: 'Sonstiges, und zwar …' });
  radio.focus();
  await user.keyboard(' ');
  expect(document.activeElement).toBe(radio);
  expect(screen.getAllByRole('textbox')).toEqual([field()]);
  await user.type(field(), 'Segeln{Enter}');
  expect(onReply).toHaveBeenCalledWith(
    { type: 'picture', option_ids: ['other'], other: 'Segeln' },
    'Sonstiges, und zwar Segeln',
  );
  await user.click(screen.getByRole('radio', { name: 'Rad' }));
  await user.clear(screen.getByRole('textbox'));
  await user.type(screen.getByRole('textbox'), 'zu Fuß{Enter}');
  expect(onReply).toHaveBeenLastCalledWith({ type: 'words', text: 'zu Fuß' }, 'zu Fuß');
});

const entries = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('in a ranking what is typed comes into the list and is moved there; what is deleted leaves it', async () => {
  const { user, onReply } = renderInput(ranking);
  expect(entries()).toEqual(['1.Bus', '2.Rad']);
  expect(field().getAttribute('aria-required')).toBe('false');
  await user.type(field(), 'Segeln');
  expect(entries()).toEqual(['1.Bus', '2.Rad', '3.Sonstiges, und zwar Segeln']);
  await user.click(screen.getByRole('button', { name: '„Sonstiges, und zwar Segeln“ nach oben' }));
  await user.click(screen.getByRole('button', { name: 'Weiter' }));
  expect(onReply).toHaveBeenCalledWith(
    { type: 'ranking', option_ids: ['bus', 'other', 'rad'], other: 'Segeln' },
    '1. Bus\n2. Sonstiges, und zwar Segeln\n3. Rad',
  );
  await user.clear(field());
  expect(entries()).toEqual(['1.Bus', '2.Rad']);
  await user.click(screen.getByRole('button', { name: '„Rad“ nach oben' }));
  await user.click(screen.getByRole('button', { name: 'Weiter' }));
  expect(onReply).toHaveBeenLastCalledWith(
    { type: 'ranking', option_ids: ['rad', 'bus', 'other'], other: '' },
    '1. Rad\n2. Bus',
  );
});

test('an entry that may be ranked without a text stands in the list from the beginning', async () => {
  const { user, onReply } = renderInput({ ...ranking, other: { kind: 'text', optional: true } });
  expect(entries()).toEqual(['1.Bus', '2.Rad', '3.Sonstiges, und zwar …']);
  await user.click(screen.getByRole('button', { name: '„Sonstiges, und zwar …“ nach oben' }));
  await user.click(screen.getByRole('button', { name: 'Weiter' }));
  expect(onReply).toHaveBeenCalledWith(
    { type: 'ranking', option_ids: ['bus', 'other', 'rad'], other: '' },
    '1. Bus\n2. Sonstiges, und zwar …\n3. Rad',
  );
});
