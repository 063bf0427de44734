import type { QuestionInput, Reply } from '@dialogwerk/shared/contract';
import { fireEvent, screen } from '@dialogwerk/shared/testing/part';
import { expect, test } from 'vitest';
import { renderInput } from '../testing/renderInput.tsx';

const number = { type: 'number', min: 0, max: 9, integer: false, unit: null } as const;
const line = () => screen.getByRole<HTMLInputElement>('textbox');

test.each<[string, QuestionInput, string, string]>([
  ['an open question', { type: 'open', multiline: false, max_length: 50 }, '', 'Bitte schreiben Sie eine Antwort.'],
  ['a number', number, '12', 'Die Zahl ist zu groß. Bitte geben Sie höchstens 9 ein.'],
  [
    'an address',
    { type: 'email' },
    'x',
    'Bitte geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@beispiel.de.',
  ],
])('%s that is refused on the page says the author’s sentence, else the product’s', async (_, input, typed, usual) => {
  for (const [asked, sentence] of [[{}, usual] as const, [{ wrong: 'Nur bis neun.' }, 'Nur bis neun.'] as const]) {
    const { onReply, leave } = renderInput(input, asked);
    fireEvent.input(line(), { target: { value: typed } });
    fireEvent.click(screen.getByRole('button', { name: 'Senden' }));
    expect(screen.getByRole('alert').textContent).toBe(sentence);
    expect(onReply).not.toHaveBeenCalled();
    await leave();
  }
});

test.each<[string, QuestionInput, string, Reply]>([
  ['a number', number, '12', { type: 'number', value: 12, typed: '12' }],
  ['a number that is none', number, 'viele', { type: 'words', text: 'viele' }],
  ['an address', { type: 'email' }, 'x', { type: 'email', text: 'x' }],
])('%s that does not fit is sent where that is counted, unless nothing was written', (_, input, typed, reply) => {
  const { onReply } = renderInput(input, { counted: true });
  fireEvent.click(screen.getByRole('button', { name: 'Senden' }));
  expect(screen.getByRole('alert').textContent).not.toBe('');
  expect(onReply).not.toHaveBeenCalled();
  fireEvent.input(line(), { target: { value: typed } });
  fireEvent.click(screen.getByRole('button', { name: 'Senden' }));
  expect(onReply).toHaveBeenCalledWith(reply, typed);
  expect(screen.getByRole('alert').textContent).toBe('');
});
