import { cleanup, fireEvent, screen } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aBlock } from '../../../../testing/aDialog.ts';
import { renderInspector } from '../../testing/renderInspector.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('an ending can be marked as one for those who do not fit, and nothing else can', () => {
  const { handedOn } = renderInspector(aBlock('message', 'a', { is_end: true }));
  fireEvent.click(screen.getByRole('switch', { name: 'Passt nicht zur Studie' }));
  expect(handedOn()).toEqual([{ screens_out: true }]);
  cleanup();
  renderInspector(aBlock('message', 'a'));
  expect(screen.queryByRole('switch', { name: 'Passt nicht zur Studie' })).toBeNull();
});
