import { act, fireEvent, render, screen } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aBlock, aDialog } from '../../../testing/aDialog.ts';
import type { SimulationMessage, SimulationRequest } from '../model/messages.ts';
import { SimulationPanel } from './SimulationPanel.tsx';

/** A worker that says what the test lets it say, until it is ended. */
class SilentWorker extends EventTarget {
  isEnded = false;
  readonly orders: SimulationRequest[] = [];
  constructor() {
    super();
    workers.push(this);
  }
  postMessage(order: SimulationRequest): void {
    this.orders.push(order);
  }
  terminate(): void {
    this.isEnded = true;
  }
  says(data: SimulationMessage): void {
    if (!this.isEnded) act(() => void this.dispatchEvent(new MessageEvent('message', { data })));
  }
}

let workers: SilentWorker[] = [];
beforeEach(() => {
  workers = [];
  vi.stubGlobal('Worker', SilentWorker);
});
afterEach(() => vi.unstubAllGlobals());

const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));

test('a run that is cancelled ends its workers, shows no progress any more, and another one begins at nothing', () => {
  render(<SimulationPanel survey={aDialog(aBlock('open', 'a'))} onSelect={() => {}} />);
  press('Probelauf starten');
  const first = [...workers];
  expect(first.length).toBeGreaterThan(0);
  first[0]?.says({ kind: 'progress', done: 400 });
  expect(screen.getByText('400 von 10.000 Teilnehmenden sind durch')).toBeDefined();

  press('Abbrechen');
  expect(first.every(({ isEnded }) => isEnded)).toBe(true);
  first[0]?.says({ kind: 'progress', done: 800 });
  expect(screen.queryByRole('progressbar')).toBeNull();

  press('Probelauf starten');
  expect(workers.length).toBe(2 * first.length);
  expect(screen.getByText('0 von 10.000 Teilnehmenden sind durch')).toBeDefined();
});

test('leaving the panel ends a run as well', () => {
  const { unmount } = render(<SimulationPanel survey={aDialog(aBlock('open', 'a'))} onSelect={() => {}} />);
  press('Probelauf starten');
  unmount();
  expect(workers.every(({ isEnded }) => isEnded)).toBe(true);
});
