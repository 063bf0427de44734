import { fireEvent, screen } from '@dialogwerk/shared/testing/part';
import { expect, test } from 'vitest';
import { renderInput } from '../testing/renderInput.tsx';

const points = ['nie', 'manchmal', 'oft'].map((label, value) => ({ value, label }));
const nps = { type: 'slider', min: 0, max: 10, step: 1, label_min: 'gar nicht', label_max: 'sehr' } as const;
const pain = { type: 'slider', min: 0, max: 100, step: 0.5, label_min: 'keine', label_max: '' } as const;
const described = (element: HTMLElement): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.querySelector(`[id="${id}"]`)?.textContent)
    .join(' ');

test('an item of a battery says which it is, and is answered with its id by keyboard alone', async () => {
  const { user, onReply } = renderInput({ type: 'matrix', item_id: 'i2', points, na: true, position: 2, count: 6 });
  const group = screen.getByRole('radiogroup', { name: 'Die Frage' });
  expect(described(group)).toContain('Aussage 2 von 6. Skala von „nie“ bis „oft“.');
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(onReply).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onReply).toHaveBeenCalledWith({ type: 'matrix', item_id: 'i2', value: 1 }, 'manchmal');
});

test('0 to 10 is eleven buttons in one group, whose ends say what they mean; a tap answers', async () => {
  const { user, onReply } = renderInput(nps);
  expect(screen.getAllByRole('radio')).toHaveLength(11);
  expect(screen.getByRole('radio', { name: '0, gar nicht' })).toBeDefined();
  expect(described(screen.getByRole('radiogroup'))).toContain('Skala von „0 = gar nicht“ bis „10 = sehr“.');
  await user.click(screen.getByRole('radio', { name: '9' }));
  expect(onReply).toHaveBeenCalledWith({ type: 'slider', value: 9 }, '9');
});

test('stars say how many of how many they are, and are given by a tap or by keyboard alone', async () => {
  const stars = { type: 'rating', look: 'stars', count: 5, label_min: 'schlecht', label_max: 'gut' } as const;
  const { user, onReply } = renderInput(stars);
  expect(screen.getAllByRole('radio')).toHaveLength(5);
  expect(described(screen.getByRole('radiogroup', { name: 'Die Frage' }))).toContain('1 von 5, schlecht');
  await user.click(screen.getByRole('radio', { name: '5 von 5, gut' }));
  expect(onReply).toHaveBeenLastCalledWith({ type: 'rating', value: 5 }, '5/5');
  await user.tab();
  await user.keyboard('{Home}{ArrowRight}{Enter}');
  expect(onReply.mock.lastCall?.[0]).toMatchObject({ type: 'rating' });
});

test.each([2, 3, 4, 5])('%i smileys go from worst to best, each another one', (count) => {
  renderInput({ type: 'rating', look: 'smileys', count, label_min: '', label_max: '' });
  const signs = screen.getAllByRole('radio').map(({ textContent }) => textContent);
  expect(new Set(signs).size).toBe(count);
});

test('a slider that nobody has touched is no answer', async () => {
  const { user, onReply } = renderInput(pain, { du_sie: 'du' });
  const slider = screen.getByRole('slider', { name: 'Die Frage' });
  expect(slider.getAttribute('aria-valuetext')).toBe('noch nicht gewählt');
  await user.click(screen.getByRole('button', { name: 'Weiter' }));
  expect(screen.getByRole('alert').textContent).toMatch(/^Bitte stell einen Wert ein/);
  expect(onReply).not.toHaveBeenCalled();
  fireEvent.input(slider, { target: { value: '20.5' } });
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(slider.getAttribute('aria-valuetext')).toBe('20,5');
  await user.click(screen.getByRole('button', { name: 'Weiter' }));
  expect(onReply).toHaveBeenCalledWith({ type: 'slider', value: 20.5 }, '20,5');
});

test('touching the slider where it stands is an answer too', async () => {
  const { user, onReply } = renderInput(pain);
  fireEvent.pointerUp(screen.getByRole('slider'));
  await user.click(screen.getByRole('button', { name: 'Weiter' }));
  expect(onReply).toHaveBeenCalledWith({ type: 'slider', value: 50 }, '50');
});

test('the buttons beside the slider go step by step, say where it is, and stop at its end', async () => {
  const { user, onReply } = renderInput({ ...pain, max: 20, step: 8 });
  await user.click(screen.getByRole('button', { name: 'Einen Schritt mehr' }));
  expect(screen.getByRole('status').textContent).toBe('16');
  await user.click(screen.getByRole('button', { name: 'Einen Schritt mehr' }));
  await user.click(screen.getByRole('button', { name: 'Weiter' }));
  expect(onReply).toHaveBeenCalledWith({ type: 'slider', value: 16 }, '16');
});

test('the value that the server refused stands in the slider again', () => {
  renderInput(pain, { refused: { sentence: 'Bitte noch einmal.', reply: { type: 'slider', value: 3.5 } } });
  expect(screen.getByRole<HTMLInputElement>('slider').value).toBe('3.5');
  expect(screen.getByRole('alert').textContent).toBe('Bitte noch einmal.');
});
