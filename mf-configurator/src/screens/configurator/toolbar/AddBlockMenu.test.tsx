import { blockFacts } from '@dialogwerk/shared/dialog';
import { render, screen } from '@dialogwerk/shared/testing/screen';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { offeredStarts, startedBlock } from '../../../starts.ts';
import { AddBlockMenu } from './AddBlockMenu.tsx';

test('every block type is offered once, under its group', async () => {
  render(<AddBlockMenu label="Block hinzufügen" place={null} onAdd={() => {}} />);
  await userEvent.click(screen.getByRole('button', { name: 'Block hinzufügen' }));
  const names = screen.getAllByRole('menuitem').map((item) => item.querySelector('span')?.textContent);
  expect(names).toHaveLength(offeredStarts.length);
  expect(new Set(names)).toEqual(new Set([...Object.values(blockFacts).map(({ name }) => name), 'Ja/Nein']));
  const groups = offeredStarts.flatMap(({ group }) => group ?? []);
  expect(groups).toEqual(['text', 'choice', 'scale', 'input', 'file', 'flow']);
});

test('the keyboard begins at a type, not at a heading, and adds it', async () => {
  const onAdd = vi.fn();
  render(<AddBlockMenu label="Block hinzufügen" place="Wird am Anfang eingefügt" onAdd={onAdd} />);
  await userEvent.click(screen.getByRole('button', { name: 'Block hinzufügen' }));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onAdd).toHaveBeenCalledExactlyOnceWith('qa');
});

test('each offered type begins as a block that the dialog can ask or say', () => {
  for (const { start, type } of offeredStarts) expect(startedBlock(start, 'de').type).toBe(type);
});

test('a yes or no question begins with both answers, in the language of the dialog', () => {
  const answers = (language: string): readonly string[] => {
    const block = startedBlock('yes_no', language);
    return block.type === 'single' ? block.options.map(({ text }) => text) : [];
  };
  expect(answers('de')).toEqual(['Ja', 'Nein']);
  expect(answers('en')).toEqual(['Yes', 'No']);
});
