import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aBlock, aDialog } from '../../../testing/aDialog.ts';
import { clipOf } from '../model/Clip.ts';
import { readClipboard, writeClip } from './clipboard.ts';

const clip = clipOf(aDialog(aBlock('open', 'a', { context: 'Wie geht es?' })), ['a']);
let text: string | null;

beforeEach(() => {
  localStorage.clear();
  text = '';
  const reach = (): string => {
    if (text === null) throw new Error('not allowed');
    return text;
  };
  vi.stubGlobal('navigator', {
    clipboard: {
      readText: async () => reach(),
      writeText: async (written: string) => {
        reach();
        text = written;
      },
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

test('blocks go through the clipboard as JSON text', async () => {
  await writeClip(clip);
  expect(JSON.parse(text ?? '')).toMatchObject({
    format: 'dialogwerk-blocks-1',
    blocks: [{ context: 'Wie geht es?' }],
  });
  expect(await readClipboard(null)).toEqual({ kind: 'blocks', clip });
  expect(await readClipboard(text)).toEqual({ kind: 'blocks', clip });
});

test('where the clipboard may not be used, the browser’s own store stands in', async () => {
  text = null;
  await writeClip(clip);
  expect(await readClipboard(null)).toEqual({ kind: 'blocks', clip });
  // The event tells what was copied elsewhere before.
  expect(await readClipboard('Ein anderer Text')).toEqual({ kind: 'blocks', clip });
});

test('a text that was copied since is what is meant', async () => {
  await writeClip(clip);
  expect(await readClipboard('Ein anderer Text')).toEqual({ kind: 'text', text: 'Ein anderer Text' });
  localStorage.clear();
  expect(await readClipboard('')).toBeNull();
});

test.each([
  'dialogwerk-blocks-1',
  '{"format":"dialogwerk-blocks-1"}',
  '{"format":"dialogwerk-blocks-1","survey_id":"s","templ_options":[],"blocks":[{"type":"open"}]}',
  '{"format":"dialogwerk-blocks-1","survey_id":"s","templ_options":[],"blocks":[]}',
])('what only looks like blocks is a text: %s', async (foreign) => {
  expect(await readClipboard(foreign)).toEqual({ kind: 'text', text: foreign });
});
