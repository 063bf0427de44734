import { cleanup, fireEvent, screen } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aBlock } from '../../../testing/aDialog.ts';
import { press, renderInspector, write } from '../testing/renderInspector.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const options = [{ id: 'x', text: 'Ja', score: null }];

test('the essential stands open, the rest says what is set in it', () => {
  renderInspector(
    aBlock('single', 'a', {
      options,
      variable: 'nps',
      optional: true,
      reason: 'Wegen der Statistik',
      acknowledgement: 'Danke',
      jump_to_reactions: { x: 'Schön' },
      random_order: true,
      in_words: true,
      link: 'https://example.org',
    }),
    { folded: true },
  );
  expect(screen.getByRole('textbox', { name: 'Was der Bot sagt' })).toBeTruthy();
  expect(screen.getByRole('combobox', { name: 'Danach weiter mit' })).toBeTruthy();
  // Help opens as well, but stands for no part.
  const parts = screen.getAllByRole('button', { expanded: false }).filter(({ textContent }) => textContent !== '');
  expect(parts.map((part) => [part.textContent, described(part)])).toEqual([
    ['Regeln für Optionen', 'zufällige Reihenfolge'],
    ['Freie Antwort', 'in eigenen Worten'],
    ['Antwort', 'Variable nps, mit Begründung, darf übersprungen werden'],
    ['Reaktionen', 'eine für alle Antworten, eine zu einer Option'],
    ['Bild, Ton oder Video', 'nichts festgelegt'],
    ['Weiteres', 'ein Link'],
  ]);
});

test('what was unfolded stays so for blocks of that type', () => {
  const folded = aBlock('single', 'a', { options });
  const { leave } = renderInspector(folded, { folded: true });
  expect(screen.queryByRole('textbox', { name: 'Variable' })).toBeNull();
  press('Antwort');
  expect(screen.getByRole('textbox', { name: 'Variable' })).toBeTruthy();
  press('Antwort');
  expect(screen.queryByRole('textbox', { name: 'Variable' })).toBeNull();
  leave();
});

test('nothing that is wrong can be folded away', () => {
  renderInspector(aBlock('open', 'a'));
  write('Variable', '1a');
  const part = screen.getByRole('button', { name: 'Antwort' });
  fireEvent.click(part);
  expect(screen.getByRole('textbox', { name: 'Variable' })).toHaveProperty('value', '1a');
  expect(part.getAttribute('aria-disabled')).toBe('true');
  write('Variable', 'alter');
  press('Antwort');
  expect(screen.queryByRole('textbox', { name: 'Variable' })).toBeNull();
});

test('what the check found something in is open, and so is a picture that is not described', () => {
  renderInspector(aBlock('open', 'a', { filename_db: 'hund.png' }), { folded: true, found: ['variable-taken'] });
  expect(screen.getByRole('textbox', { name: 'Variable' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Alternativtext' })).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Nachfrage' })).toBeNull();
});

function described(part: HTMLElement): string | null {
  return document.querySelector(`[id="${part.getAttribute('aria-describedby') ?? ''}"]`)?.textContent ?? null;
}
