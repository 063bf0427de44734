import type { QuestionInput } from '@dialogwerk/shared/contract';
import { fireEvent, screen } from '@dialogwerk/shared/testing/part';
import { expect, test, vi } from 'vitest';
import { renderInput } from '../testing/renderInput.tsx';

const map: QuestionInput = { type: 'place', filename_db: 'plan.png', text: 'Stadtplan' };
const sliders = () => screen.getAllByRole<HTMLInputElement>('slider');

/** Taps the map, 200 pixels wide and 100 high, so far from its corner. */
function tap(clientX: number, clientY: number): void {
  const picture = screen.getByRole('img', { name: 'Stadtplan' });
  vi.spyOn(picture.parentElement ?? picture, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 20, 200, 100));
  fireEvent.click(picture, { clientX: 10 + clientX, clientY: 20 + clientY });
}

test('a tap marks the place, the sliders follow, and what was marked is sent', async () => {
  const { user, onReply } = renderInput(map);
  tap(50, 33);
  expect(sliders().map(({ value }) => value)).toEqual(['25', '33']);
  expect(sliders()[0]?.getAttribute('aria-valuetext')).toBe('25 Prozent, Feld C4');
  await user.click(screen.getByRole('button', { name: 'Weiter' }));
  expect(onReply).toHaveBeenCalledWith({ type: 'place', x: 25, y: 33 }, '📍 C4');
});

test.each([
  ['sie', 'de', 'Bitte markieren Sie zuerst eine Stelle.'],
  ['du', 'de', 'Bitte markiere zuerst eine Stelle.'],
  ['sie', 'en', 'Please mark a place first.'],
] as const)('without a mark nothing is sent, and that is said (%s, %s)', async (du_sie, language, sentence) => {
  const { user, onReply } = renderInput(map, { du_sie, language });
  await user.click(screen.getByRole('button', { name: language === 'de' ? 'Weiter' : 'Continue' }));
  expect(screen.getByRole('alert').textContent).toBe(sentence);
  expect(onReply).not.toHaveBeenCalled();
});

test('the sliders alone mark a place, from the middle on', async () => {
  const { user, onReply } = renderInput(map);
  const [across] = sliders();
  expect(across?.getAttribute('aria-valuetext')).toBe('Bitte markieren Sie zuerst eine Stelle.');
  if (across) fireEvent.input(across, { target: { value: '80' } });
  await user.click(screen.getByRole('button', { name: 'Weiter' }));
  expect(onReply).toHaveBeenCalledWith({ type: 'place', x: 80, y: 50 }, '📍 I6');
});

test('where the picture cannot be loaded, its words stand there, and a place can be marked all the same', async () => {
  const { user, onReply } = renderInput(map);
  fireEvent.error(screen.getByRole('img', { name: 'Stadtplan' }));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Stadtplan')).toBeDefined();
  const [, down] = sliders();
  if (down) fireEvent.input(down, { target: { value: '0' } });
  await user.click(screen.getByRole('button', { name: 'Weiter' }));
  expect(onReply).toHaveBeenCalledWith({ type: 'place', x: 50, y: 0 }, '📍 F1');
});

test('what was marked before the page was left is marked again', () => {
  renderInput(map, { refused: { sentence: 'Nicht jetzt.', reply: { type: 'place', x: 12.5, y: 90 } } });
  expect(sliders().map(({ value }) => value)).toEqual(['13', '90']);
});
