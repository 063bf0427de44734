import { cleanup, fireEvent, screen } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aBlock } from '../../../testing/aDialog.ts';
import { pause, renderInspector } from '../testing/renderInspector.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each(['open', 'number', 'email', 'phone', 'url'] as const)(
  'the field of a block of type %s can be covered',
  (type) => {
    const { handedOn } = renderInspector(aBlock(type, 'a'));
    fireEvent.click(screen.getByRole('switch', { name: 'Eingabe verdecken' }));
    pause();
    expect(handedOn()).toEqual([{ masked: true }]);
  },
);

test('a choice has nothing to cover', () => {
  renderInspector(aBlock('single', 'a'));
  expect(screen.queryByRole('switch', { name: 'Eingabe verdecken' })).toBeNull();
});

test('pictures become cards with their text, and their pictures stay', () => {
  const options = [{ id: 'o', text: 'Plakat', score: null, filename_db: 'plakat.webp' }];
  const { handedOn } = renderInspector(aBlock('picture', 'a', { options }));
  fireEvent.click(screen.getByRole('switch', { name: 'Text unter den Bildern zeigen' }));
  pause();
  expect(handedOn()).toEqual([{ with_text: true }]);
});
