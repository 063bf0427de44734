import { cleanup, fireEvent, screen, within } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aBlock } from '../../../../testing/aDialog.ts';
import { choose, field, pause, press, renderInspector, write } from '../../testing/renderInspector.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const contact = aBlock('single', 'b', {
  variable: 'kontakt',
  options: ['Ja', 'Nein'].map((text) => ({ id: text, text, score: null })),
});

function renderJump(condition: string, readOnly = false) {
  const block = aBlock('slider', 'a', {
    variable: 'nps',
    jump_to_ids: [{ kind: 'condition', condition, target: 'b' }],
  });
  const rendered = renderInspector(block, { others: [contact, aBlock('open', 'c', { variable: 'name' })], readOnly });
  return {
    ...rendered,
    stored: () => {
      pause();
      return rendered
        .handedOn()
        .map(({ jump_to_ids: [jump] = [] }) => (jump?.kind === 'condition' ? jump.condition : ''));
    },
  };
}

const optionsOf = (name: string): (string | null)[] =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('a row offers the answers of its question, and only what is complete is stored', () => {
  const { stored } = renderJump('nps >= 9');
  press('Zeile hinzufügen');
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Variable in Zeile 2' }));
  choose('Variable in Zeile 2', 'kontakt');
  expect(stored()).toEqual([]);
  expect(screen.getByText(/sobald jede Zeile vollständig ist/)).toBeTruthy();
  expect(optionsOf('Wert in Zeile 2')).toEqual(['Bitte wählen', 'Ja', 'Nein']);
  choose('Wert in Zeile 2', '"Nein"');
  expect(stored()).toEqual(['nps >= 9 und kontakt = "Nein"']);
  choose('Die Bedingung gilt, wenn', 'or');
  press('Zeile 1 löschen');
  expect(stored().at(-1)).toBe('kontakt = "Nein"');
});

test('groups, presence and parts of texts', () => {
  const { stored } = renderJump('nps >= 9');
  press('Gruppe hinzufügen');
  choose('Variable in Zeile 2.1', 'name');
  choose('Vergleich in Zeile 2.1', 'contains');
  write('Wert in Zeile 2.1', 'Eva');
  const group = within(screen.getByRole('group', { name: 'Gruppe 2' }));
  fireEvent.click(group.getByRole('button', { name: 'Zeile hinzufügen' }));
  choose('Variable in Zeile 2.2', 'kontakt');
  choose('Vergleich in Zeile 2.2', 'unanswered');
  expect(stored().at(-1)).toBe('nps >= 9 und (enthält(name, "Eva") oder nicht beantwortet(kontakt))');
  press('Gruppe 2 löschen');
  expect(stored().at(-1)).toBe('nps >= 9');
});

test.each([
  ['NPS ≥ 9', 'nps >= 9'],
  ['{{nps}} >= 9', 'nps >= 9'],
  ['kontakt = nein', 'kontakt = "Nein"'],
  ['KONTAKT = Ja', 'kontakt = "Ja"'],
])('as a text it takes %s', (typed, expression) => {
  const { stored } = renderJump('nps >= 3');
  press('Als Text bearbeiten');
  write('Bedingung', typed);
  expect(field('Bedingung').getAttribute('aria-invalid')).toBe('false');
  expect(stored()).toEqual([expression]);
  fireEvent.blur(field('Bedingung'));
  expect(field('Bedingung')).toHaveProperty('value', expression);
  press('In Zeilen bearbeiten');
  expect(screen.getByRole('combobox', { name: 'Variable in Zeile 1' })).toBeTruthy();
});

test('what is wrong is said with what to write', () => {
  renderJump('nps >= 3');
  press('Als Text bearbeiten');
  write('Bedingung', 'kontakt = vielleicht');
  expect(
    screen.getByText('„kontakt“ hat keine Antwort „vielleicht“. Schreiben Sie eine von: „Ja“, „Nein“.'),
  ).toBeTruthy();
});

test('completes variables and answers by the keys', () => {
  const { stored } = renderJump('nps >= 3');
  press('Als Text bearbeiten');
  write('Bedingung', 'kon');
  const offered = within(screen.getByRole('listbox', { name: 'Vorschläge' })).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['kontakt']);
  fireEvent.keyDown(field('Bedingung'), { key: 'ArrowDown' });
  expect(field('Bedingung').getAttribute('aria-activedescendant')).toBe(offered[0]?.id);
  fireEvent.keyDown(field('Bedingung'), { key: 'Enter' });
  expect(field('Bedingung')).toHaveProperty('value', 'kontakt');
  expect(screen.queryByRole('listbox')).toBeNull();
  write('Bedingung', 'kontakt = n');
  fireEvent.keyDown(field('Bedingung'), { key: 'ArrowUp' });
  fireEvent.keyDown(field('Bedingung'), { key: 'Enter' });
  expect(stored().at(-1)).toBe('kontakt = "Nein"');
});

test('a text that rows cannot show stays as it is', () => {
  const { stored, leave } = renderJump('nps + 1 >= 9 und nicht (kontakt = "Ja" und nps > 3)');
  expect(field('Bedingung')).toHaveProperty('value', 'nps + 1 >= 9 und nicht (kontakt = "Ja" und nps > 3)');
  expect(screen.getByText(/mehr, als Zeilen zeigen können/)).toBeTruthy();
  field('Bedingung').focus();
  fireEvent.blur(field('Bedingung'));
  leave();
  expect(stored()).toEqual([]);
});

test('undo brings the rows back', () => {
  const { changeFromOutside } = renderJump('nps >= 9');
  changeFromOutside({ jump_to_ids: [{ kind: 'condition', condition: 'kontakt = "Ja"', target: 'b' }] });
  expect(screen.getByRole('combobox', { name: 'Variable in Zeile 1' })).toHaveProperty('value', 'kontakt');
});

test('who may only look changes nothing', () => {
  renderJump('nps >= 9', true);
  expect(screen.queryByRole('button', { name: 'Zeile hinzufügen' })).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Variable in Zeile 1' })).toHaveProperty('disabled', true);
});

test('a calculation can give one value or another by a condition', () => {
  const block = aBlock('assign', 'a', { assignments: [{ variable: 'gruppe', expression: '"neutral"' }] });
  const { handedOn } = renderInspector(block, { others: [contact] });
  press('Je nach Bedingung');
  choose('Variable in Zeile 1', 'kontakt');
  choose('Wert in Zeile 1', '"Ja"');
  write('Sonst', '"stumm"');
  pause();
  expect(handedOn().at(-1)).toEqual({
    assignments: [{ variable: 'gruppe', expression: 'wenn(kontakt = "Ja", "neutral", "stumm")' }],
  });
});
