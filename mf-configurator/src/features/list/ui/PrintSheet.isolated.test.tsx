import { act, render } from '@dialogwerk/shared/testing/screen';
import { expect, test, vi } from 'vitest';
import { aBlock, aDialog } from '../../../testing/aDialog.ts';
import { offeredTypes } from '../../../typeGroups.ts';
import { PrintSheet } from './PrintSheet.tsx';

vi.mock('./adoptPrintStyles.ts', () => ({ adoptPrintStyles: () => {} }));

/** Prints the page once what paper needs has been fetched, which the first press does at the latest. */
async function print(): Promise<void> {
  await act(async () => {
    window.dispatchEvent(new Event('pointerdown'));
    await import('./Printed.tsx');
  });
  act(() => void window.dispatchEvent(new Event('beforeprint')));
}

const printed = (): HTMLElement | null => document.querySelector('.dw-print');

test('the page is the questionnaire only while it is printed', async () => {
  const dialog = { ...aDialog(aBlock('open', 'a', { context: 'Wie **geht** es?#500#Und sonst?' })), welcome: 'Hallo!' };
  render(<PrintSheet survey={dialog} />);
  expect(printed()).toBeNull();
  await print();
  expect([...(printed()?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent)).toEqual([
    '1 Block',
    'Hallo!',
    'Wie geht es?',
    'Und sonst?',
  ]);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(printed()).toBeNull();
});

test('every block type stands on paper, in order', async () => {
  render(<PrintSheet survey={aDialog(...offeredTypes.map(({ type }) => aBlock(type, type, { short_name: type })))} />);
  await print();
  const headings = [...(printed()?.querySelectorAll('h2') ?? [])].map(({ textContent }) => textContent);
  expect(headings).toEqual(offeredTypes.map(({ type }, index) => `${index + 1}. ${type}`));
});
