import type { BlockType } from '@dialogwerk/shared/contract';
import { blockFacts } from '@dialogwerk/shared/dialog';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { rounds } from '@dialogwerk/shared/testing/rounds';
import { cleanup, fireEvent, screen } from '@dialogwerk/shared/testing/screen';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fieldName } from '../../../fieldTexts.ts';
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

const isBlockType = (type: string): type is BlockType => type in blockFacts;
/** Every second type in each run, because most fields are the same for all; all with `pnpm test:long`. */
const types = Object.keys(blockFacts)
  .filter(isBlockType)
  .filter((_, index) => index % rounds(2, 1) === 0);
/** Fields of which the inspector shows the parts, each under its own label. */
const inParts: ReadonlySet<string> = new Set(['kinds']);

test.each(types)('a change of %s is told by the words that stand at its field', (type) => {
  const { changes } = renderInspector(aBlock(type, 'a', { variable: 'alt' }), { others: [aBlock('open', 'b')] });
  let told = 0;
  const expectSameWords = (role: 'textbox' | 'switch', act: (field: HTMLElement) => void): void => {
    for (const field of screen.queryAllByRole(role)) {
      changes.length = 0;
      act(field);
      pause();
      for (const { change } of changes)
        for (const [key, value] of Object.entries(change)) {
          if (typeof value === 'object' || inParts.has(key)) continue;
          expect(screen.getAllByLabelText(fieldName(key, type))).toContain(field);
          told += 1;
        }
    }
  };
  expectSameWords('textbox', (field) => fireEvent.change(field, { target: { value: '7' } }));
  expectSameWords('switch', (field) => fireEvent.click(field));
  expect(told).toBeGreaterThan(1);
});
