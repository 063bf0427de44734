import type { QuestionInput, Reply } from '@dialogwerk/shared/contract';
import { fireEvent, screen } from '@dialogwerk/shared/testing/part';
import { expect, test, vi } from 'vitest';
import { renderInput } from '../testing/renderInput.tsx';

const number = { type: 'number', min: 0, max: 120, integer: true, unit: 'Jahre' } as const;
const date = { type: 'date', min: null, max: null } as const;
const time = { type: 'time', min: null, max: null } as const;
const slider = { type: 'slider', min: 0, max: 100, step: 1, label_min: '', label_max: '' } as const;
const picture = {
  type: 'picture',
  min: 1,
  max: 1,
  options: [
    { id: 'berg', text: 'Ein Berg', filename_db: null },
    { id: 'see', text: 'Ein See', filename_db: null },
  ],
} as const satisfies QuestionInput;

const line = () => screen.getByRole<HTMLInputElement>('textbox');
const words = (text: string): Reply => ({ type: 'words', text });

test.each<[string, QuestionInput, [string, Reply][]]>([
  [
    'number',
    number,
    [
      ['42', { type: 'number', value: 42, typed: '42' }],
      ['so um die vierzig', words('so um die vierzig')],
    ],
  ],
  [
    'date',
    date,
    [
      ['3.5.2026', { type: 'date', value: '2026-05-03' }],
      ['am 3. Mai', words('am 3. Mai')],
    ],
  ],
  [
    'time',
    time,
    [
      ['8:30', { type: 'time', value: '08:30' }],
      ['gegen Mittag', words('gegen Mittag')],
    ],
  ],
  [
    'slider',
    slider,
    [
      ['70', { type: 'slider', value: 70 }],
      ['ziemlich viel', words('ziemlich viel')],
    ],
  ],
  ['picture', picture, [['das mit dem Wasser', words('das mit dem Wasser')]]],
])('a %s that words may answer has one line and one button for digits and words', async (_, input, said) => {
  const { user, onReply } = renderInput(input, { in_words: true });
  expect(screen.getAllByRole('button', { name: /^(Senden|Weiter)$/ })).toHaveLength(1);
  for (const [text, reply] of said) {
    await user.clear(line());
    await user.type(line(), `${text}{Enter}`);
    expect(onReply.mock.lastCall?.[0]).toEqual(reply);
  }
});

test('what a picker or a tap sets stands in the line and is sent from there', async () => {
  const day = renderInput(date, { in_words: true });
  fireEvent.input(screen.getByTitle('Datum auswählen'), { target: { value: '2026-05-03' } });
  expect(line().value).toBe('03.05.2026');
  await day.user.click(screen.getByRole('button', { name: 'Senden' }));
  expect(day.onReply.mock.lastCall?.[0]).toEqual({ type: 'date', value: '2026-05-03' });
  await day.leave();

  const range = renderInput(slider, { in_words: true });
  fireEvent.input(screen.getByRole('slider'), { target: { value: '30' } });
  expect(line().value).toBe('30');
  await range.user.click(screen.getByRole('button', { name: 'Senden' }));
  expect(range.onReply.mock.lastCall?.[0]).toEqual({ type: 'slider', value: 30 });
  await range.leave();

  const pictures = renderInput(picture, { in_words: true });
  await pictures.user.click(screen.getByRole('radio', { name: 'Ein See' }));
  expect(line().value).toBe('Ein See');
  await pictures.user.click(screen.getByRole('button', { name: 'Senden' }));
  expect(pictures.onReply.mock.lastCall?.[0]).toEqual({ type: 'picture', option_ids: ['see'] });
});

test('nothing in the line is no answer', async () => {
  const { user, onReply } = renderInput(number, { in_words: true });
  await user.click(screen.getByRole('button', { name: 'Senden' }));
  expect(screen.getByRole('alert').textContent).not.toBe('');
  expect(onReply).not.toHaveBeenCalled();
});

const options = ['Apfel', 'Birne'].map((text) => ({ id: text.toLowerCase(), text }));

test.each<[string, QuestionInput, () => void, Reply]>([
  [
    'ticks',
    { type: 'multiple', options, min: 1, max: null },
    () => fireEvent.click(screen.getByRole('checkbox', { name: 'Birne' })),
    { type: 'multiple', option_ids: ['birne'] },
  ],
  [
    'a chosen picture',
    picture,
    () => fireEvent.click(screen.getByRole('radio', { name: 'Ein Berg' })),
    { type: 'picture', option_ids: ['berg'] },
  ],
  [
    'an order',
    { type: 'ranking', options },
    () => fireEvent.click(screen.getByRole('button', { name: '„Birne“ nach oben' })),
    { type: 'ranking', option_ids: ['birne', 'apfel'] },
  ],
  [
    'a slider',
    slider,
    () => fireEvent.input(screen.getByRole('slider'), { target: { value: '30' } }),
    { type: 'slider', value: 30 },
  ],
  [
    'a day',
    date,
    () => fireEvent.input(screen.getByLabelText('Die Frage'), { target: { value: '2026-05-03' } }),
    { type: 'date', value: '2026-05-03' },
  ],
  [
    'a time',
    time,
    () => fireEvent.input(screen.getByLabelText('Die Frage'), { target: { value: '08:30' } }),
    { type: 'time', value: '08:30' },
  ],
])('%s not yet sent are kept, and there again with the next page', async (_, input, choose, reply) => {
  const keep = vi.fn<(unsent: { readonly text: string; readonly reply: Reply | null }) => void>();
  const first = renderInput(input, { draft: { text: '', reply: null, keep } });
  choose();
  expect(keep).toHaveBeenLastCalledWith({ text: '', reply });
  await first.leave();
  const { user, onReply } = renderInput(input, { draft: { text: '', reply, keep } });
  await user.click(screen.getByRole('button', { name: /^(Senden|Weiter)$/ }));
  expect(onReply.mock.lastCall?.[0]).toEqual(reply);
});

test('points of which not all are given are kept, too', async () => {
  const keep = vi.fn<(unsent: { readonly text: string; readonly reply: Reply | null }) => void>();
  const sum = { type: 'constant_sum', items: options, total: 10 } as const;
  const first = renderInput(sum, { draft: { text: '', reply: null, keep } });
  fireEvent.input(screen.getByLabelText('Apfel'), { target: { value: '4' } });
  const reply: Reply = { type: 'constant_sum', shares: [{ item_id: 'apfel', points: 4 }] };
  expect(keep).toHaveBeenLastCalledWith({ text: '', reply });
  await first.leave();
  renderInput(sum, { draft: { text: '', reply, keep } });
  expect(screen.getByLabelText('Apfel')).toHaveProperty('value', '4');
});

test('words beside ticks are kept, too', async () => {
  const keep = vi.fn<(unsent: { readonly text: string; readonly reply: Reply | null }) => void>();
  const { user } = renderInput({ type: 'single', options }, { in_words: true, draft: { text: '', reply: null, keep } });
  await user.type(line(), 'beide');
  expect(keep).toHaveBeenLastCalledWith({ text: 'beide', reply: null });
});
