import { render, screen } from '@dialogwerk/shared/testing/screen';
import { expect, test } from 'vitest';
import { HelpContents } from './HelpContents.tsx';

test('kinds that have no page, because a module’s help did not come, are not headed', () => {
  const page = { id: 'konto', kind: 'task', title: 'Ihr Konto', summary: '', passages: [] } as const;
  render(<HelpContents help={{ pages: [page], missing: ['mf-configurator'] }} current={null} onGo={() => undefined} />);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Aufgaben']);
});
