import { cleanup, fireEvent, screen } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aBlock } from '../../../testing/aDialog.ts';
import { offeredTypes } from '../../../typeGroups.ts';
import { field, pause, renderInspector, write } from '../testing/renderInspector.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('typing', () => {
  test('is handed on once after a pause, not with each key', () => {
    const { changes, handedOn, drafts } = renderInspector(aBlock('message', 'a'));
    for (const text of ['H', 'Ha', 'Hallo']) write('Was der Bot sagt', text);
    expect(changes).toEqual([]);
    expect(drafts.size).toBe(1);
    pause();
    expect(handedOn()).toEqual([{ context: 'Hallo' }]);
    expect(drafts.size).toBe(0);
  });

  test('is handed on at once when the field is left', () => {
    const { handedOn } = renderInspector(aBlock('message', 'a'));
    write('Was der Bot sagt', 'Hallo');
    fireEvent.blur(field('Was der Bot sagt'));
    expect(handedOn()).toEqual([{ context: 'Hallo' }]);
  });

  test('is handed on when the inspector goes away', () => {
    const { handedOn, drafts, leave } = renderInspector(aBlock('message', 'a'));
    write('Kurzname', 'Einleitung');
    leave();
    expect(handedOn()).toEqual([{ short_name: 'Einleitung' }]);
    expect(drafts.size).toBe(0);
  });

  test('of one field is one gesture, after leaving it another', () => {
    const { changes } = renderInspector(aBlock('message', 'a'));
    write('Was der Bot sagt', 'Ha');
    pause();
    write('Was der Bot sagt', 'Hallo');
    pause();
    fireEvent.blur(field('Was der Bot sagt'));
    write('Was der Bot sagt', 'Hallo!');
    pause();
    const [first, second, third] = changes.map(({ gesture }) => gesture);
    expect(first).toBe(second);
    expect(third).not.toBe(first);
  });
});

describe('a change from outside', () => {
  test('shows in a field that nobody is writing in', () => {
    const { changes, changeFromOutside } = renderInspector(aBlock('message', 'a', { context: 'Neu' }));
    changeFromOutside({ context: 'Alt' });
    expect(field('Was der Bot sagt')).toHaveProperty('value', 'Alt');
    expect(changes).toEqual([]);
  });

  test('does not take away what is being written', () => {
    const { changeFromOutside } = renderInspector(aBlock('message', 'a'));
    write('Kurzname', 'Mein Na');
    changeFromOutside({ context: 'Von woanders', short_name: 'Auch von woanders' });
    expect(field('Kurzname')).toHaveProperty('value', 'Mein Na');
    expect(field('Was der Bot sagt')).toHaveProperty('value', 'Von woanders');
  });
});

describe('the variable', () => {
  const other = aBlock('open', 'b', { variable: 'Alter', short_name: 'Wie alt' });

  test.each([
    ['1a', /beginnt mit einem Buchstaben/],
    ['größe', /beginnt mit einem Buchstaben/],
    ['alter', /schon der Block „Wie alt“/],
    ['with', /festes Wort/],
  ])('%s is not handed on, and the field says why', (name, reason) => {
    const { changes, drafts } = renderInspector(aBlock('open', 'a'), { others: [other] });
    write('Variable', name);
    pause();
    expect(changes).toEqual([]);
    expect(screen.getByText(reason)).toBeTruthy();
    expect(drafts.size).toBe(1);
  });

  test('that is wrong when the inspector goes away is told', () => {
    const { changes, told, leave } = renderInspector(aBlock('open', 'a'), { others: [other] });
    write('Variable', '1a');
    leave();
    expect(told).toHaveLength(1);
    expect(changes).toEqual([]);
  });

  test('may be taken away again', () => {
    const { handedOn, drafts } = renderInspector(aBlock('open', 'a', { variable: 'x' }));
    write('Variable', ' ');
    pause();
    expect(handedOn()).toEqual([{ variable: null }]);
    expect(drafts.size).toBe(0);
  });
});

test('read-only, nothing can be changed', () => {
  renderInspector(aBlock('single', 'a'), { readOnly: true });
  expect(field('Was der Bot sagt')).toHaveProperty('readOnly', true);
  expect(screen.queryByRole('button', { name: /hinzufügen|löschen/ })).toBeNull();
  expect(screen.getByRole('switch', { name: /übersprungen/ })).toHaveProperty('disabled', true);
});

describe('what every type has', () => {
  test.each(offeredTypes.map(({ type }) => type))('%s: a link and the beginning of the dialog', (type) => {
    const { handedOn } = renderInspector(aBlock(type, 'a'));
    write('Link (URL)', 'example.org');
    fireEvent.blur(field('Link (URL)'));
    expect(handedOn()).toEqual([]);
    write('Link (URL)', ' https://example.org ');
    fireEvent.blur(field('Link (URL)'));
    fireEvent.click(screen.getByRole('switch', { name: 'Der Dialog beginnt mit diesem Block' }));
    expect(handedOn()).toEqual([{ link: 'https://example.org' }, { start_page: true }]);
  });

  test('the bubbles of a text are shown with their pauses in seconds', () => {
    renderInspector(aBlock('message', 'a', { context: 'Hallo!' }));
    expect(screen.queryByRole('group', { name: 'So kommt es an' })).toBeNull();
    write('Was der Bot sagt', 'Hallo!#1500#Schön.#250#Los.');
    const bubbles = screen.getByRole('group', { name: 'So kommt es an' });
    expect([...bubbles.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'Hallo!',
      'nach 1,5 sSchön.',
      'nach 0,3 sLos.',
    ]);
  });
});
