import { fireEvent, screen } from '@dialogwerk/shared/testing/part';
import { expect, test } from 'vitest';
import { renderInput } from '../../testing/renderInput.tsx';

test('a time is entered in the native field, with its bounds said in words, and is checked before it is sent', async () => {
  const { user, onReply } = renderInput({ type: 'time', min: '08:00', max: null });
  const field = screen.getByLabelText('Die Frage');
  expect(field.getAttribute('type')).toBe('time');
  expect(screen.getByText('Uhrzeit ab 08:00 Uhr').id).toBe(field.getAttribute('aria-describedby'));
  await user.click(screen.getByRole('button', { name: 'Senden' }));
  expect(screen.getByRole('alert').textContent).toBe('Bitte geben Sie eine Uhrzeit ein, zum Beispiel 08:30.');
  fireEvent.input(field, { target: { value: '07:59' } });
  await user.type(field, '{Enter}');
  expect(screen.getByRole('alert').textContent).toContain('frühestens 08:00 Uhr');
  fireEvent.input(field, { target: { value: '08:30' } });
  await user.type(field, '{Enter}');
  expect(onReply).toHaveBeenCalledWith({ type: 'time', value: '08:30' }, '08:30 Uhr');
});

test.each([
  ['en', 'Time up to 18:00'],
  ['de', 'Uhrzeit bis 18:00 Uhr'],
])('in %s the bound is said in that language', (language, hint) => {
  renderInput({ type: 'time', min: null, max: '18:00' }, { language });
  expect(screen.getByText(hint)).toBeDefined();
});
