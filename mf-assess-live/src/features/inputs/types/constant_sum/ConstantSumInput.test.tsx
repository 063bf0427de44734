import { screen } from '@dialogwerk/shared/testing/part';
import { expect, test } from 'vitest';
import { renderInput } from '../../testing/renderInput.tsx';

const items = [
  { id: 'a', text: 'Geld' },
  { id: 'b', text: 'Ruhe' },
];

test('points are typed for each item, what is left is said, and only the whole sum is sent', async () => {
  const { user, onReply } = renderInput({ type: 'constant_sum', items, total: 100 });
  expect(screen.getByRole('group', { name: 'Die Frage' })).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('Noch 100 zu verteilen');
  await user.type(screen.getByRole('textbox', { name: 'Geld' }), '60');
  expect(screen.getByRole('status').textContent).toBe('Noch 40 zu verteilen');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('Bitte verteilen Sie genau 100 Punkte. Verteilt sind 60.');
  await user.type(screen.getByRole('textbox', { name: 'Ruhe' }), '50');
  expect(screen.getByRole('status').textContent).toBe('10 zu viel verteilt');
  await user.clear(screen.getByRole('textbox', { name: 'Ruhe' }));
  await user.type(screen.getByRole('textbox', { name: 'Ruhe' }), '40');
  expect(screen.getByRole('status').textContent).toBe('Alle Punkte sind verteilt');
  await user.click(screen.getByRole('button', { name: 'Weiter' }));
  const shares = [
    { item_id: 'a', points: 60 },
    { item_id: 'b', points: 40 },
  ];
  expect(onReply).toHaveBeenCalledWith({ type: 'constant_sum', shares }, 'Geld: 60\nRuhe: 40');
});
