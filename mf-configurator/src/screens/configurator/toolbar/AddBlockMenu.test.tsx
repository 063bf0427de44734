import { blockFacts } from '@dialogwerk/shared/dialog';
import { render, screen } from '@dialogwerk/shared/testing/screen';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { offeredStarts, startedBlock } from '../../../starts.ts';
import { AddBlockMenu } from './AddBlockMenu.tsx';

const german = { language: 'de', du_sie: 'sie' } as const;

test('every block type is offered once, under its group', async () => {
  render(<AddBlockMenu label="Block hinzufügen" place={null} onAdd={() => {}} />);
  await userEvent.click(screen.getByRole('button', { name: 'Block hinzufügen' }));
  const names = screen.getAllByRole('menuitem').map((item) => item.querySelector('span')?.textContent);
  expect(names).toHaveLength(offeredStarts.length);
  expect(new Set(names)).toEqual(
    new Set([...Object.values(blockFacts).map(({ name }) => name), 'Ja/Nein', 'NPS', 'Ende']),
  );
  const groups = offeredStarts.flatMap(({ group }) => group ?? []);
  expect(groups).toEqual(['text', 'choice', 'scale', 'input', 'file', 'flow']);
});

test('the keyboard begins at a type, not at a heading, and adds it', async () => {
  const onAdd = vi.fn();
  render(<AddBlockMenu label="Block hinzufügen" place="Wird am Anfang eingefügt" onAdd={onAdd} />);
  await userEvent.click(screen.getByRole('button', { name: 'Block hinzufügen' }));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onAdd).toHaveBeenCalledExactlyOnceWith('qa');
});

test('each offered type begins as a block that the dialog can ask or say', () => {
  for (const { start, type } of offeredStarts) expect(startedBlock(start, german).type).toBe(type);
});

test('a yes or no question begins with both answers, in the language of the dialog', () => {
  const answers = (language: string): readonly string[] => {
    const block = startedBlock('yes_no', { language, du_sie: 'sie' });
    return block.type === 'single' ? block.options.map(({ text }) => text) : [];
  };
  expect(answers('de')).toEqual(['Ja', 'Nein']);
  expect(answers('en')).toEqual(['Yes', 'No']);
});

test('a question for the NPS begins as the analysis knows it, in the tone of the dialog', () => {
  const nps = startedBlock('nps', german);
  expect(nps).toMatchObject({ type: 'slider', min: 0, max: 10, step: 1, label_max: 'äußerst wahrscheinlich' });
  expect(nps.context).toBe('Wie wahrscheinlich ist es, dass Sie uns weiterempfehlen?');
  expect(startedBlock('nps', { language: 'de', du_sie: 'du' }).context).toContain('dass du uns');
  expect(startedBlock('nps', { language: 'en', du_sie: 'du' }).context).toContain('How likely');
});

test('an end is a message after which the dialog is over', () => {
  expect(startedBlock('ending', german)).toMatchObject({ type: 'message', is_end: true });
});
