import type { Block, BlockType } from '@dialogwerk/shared/contract';
import { blockFacts } from '@dialogwerk/shared/dialog';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { rounds } from '@dialogwerk/shared/testing/rounds';
import { cleanup, fireEvent, screen } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aBlock } from '../../../testing/aDialog.ts';
import { pause, renderInspector } from '../testing/renderInspector.tsx';

let api: ReturnType<typeof fakeAuthorApi>;
beforeEach(() => {
  vi.useFakeTimers();
  api = fakeAuthorApi({ mediaList: () => ({ media_files: [] }) });
});
afterEach(() => {
  cleanup();
  api.restore();
  vi.useRealTimers();
});

/** Makes every later write into a value an error, however deep. */
function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const part of Object.values(value)) freeze(part);
}

const isBlockType = (type: string): type is BlockType => type in blockFacts;
const types = Object.keys(blockFacts).filter(isBlockType);

/** A text field is written with one of the two texts, from type to type the other; with both in `pnpm test:long`. */
const EACH = rounds(2, 1);

test.each(types)('editing each section of %s never writes into what is stored or was handed on', (type) => {
  const block: Block = aBlock(type, 'a', { variable: 'alt' });
  const before = structuredClone(block);
  freeze(block);
  const { changes } = renderInspector(block, { others: [aBlock('open', 'b')] });
  const settle = (): void => {
    pause();
    for (const { change } of changes) freeze(change);
  };
  const writeAll = (text: string, turn: number): void => {
    for (const [index, field] of screen.getAllByRole('textbox').entries()) {
      // A number takes one of the texts only, so that it gets both.
      const isNumber = field instanceof HTMLInputElement && /^\d/.test(field.value);
      if (!isNumber && (index + turn + types.indexOf(type)) % EACH !== 0) continue;
      fireEvent.change(field, { target: { value: text } });
      settle();
    }
  };
  writeAll('7', 0);
  for (const adding of screen.queryAllByRole('button', { name: /hinzufügen$/ })) {
    fireEvent.click(adding);
    settle();
    fireEvent.click(adding);
    settle();
  }
  writeAll('Neu', 1);
  for (const moving of screen.queryAllByRole('button', { name: /nach unten$/ })) {
    fireEvent.click(moving);
    settle();
  }
  for (const removing of screen.queryAllByRole('button', { name: /^\S+ \d+ löschen$/ }).slice(0, 2)) {
    fireEvent.click(removing);
    settle();
  }
  expect(changes.length).toBeGreaterThan(0);
  expect(block).toEqual(before);
});
