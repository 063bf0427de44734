import { ApiError } from '@dialogwerk/shared/clients';
import type { MediaFile } from '@dialogwerk/shared/contract';
import { $errorDialog } from '@dialogwerk/shared/state';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { $mediaFiles } from '../state/mediaFiles.ts';
import { loadMediaFiles, showKeptFile } from './loadMediaFiles.ts';

const survey_id = 'survey0000001';
let api: ReturnType<typeof fakeAuthorApi>;
afterEach(() => {
  api.restore();
  $mediaFiles.set({});
});

const aFile = (filename_db: string): MediaFile => ({
  survey_id,
  filename_db,
  type: 'block',
  location: `/media/${filename_db}`,
  misc: null,
});
const shown = () => {
  const known = $mediaFiles.get()[survey_id];
  return known?.kind === 'loaded' ? known.value.map(({ filename_db }) => filename_db) : known?.kind;
};

test('a file that is kept while the list is on its way stands in it beside the others', async () => {
  const arrive: (() => void)[] = [];
  const kept = [aFile('a.png')];
  api = fakeAuthorApi({
    mediaList: () => {
      const media_files = [...kept];
      return new Promise((resolve) => arrive.push(() => resolve({ media_files })));
    },
  });
  void loadMediaFiles(survey_id);
  await vi.waitFor(() => expect(arrive).toHaveLength(1));
  kept.push(aFile('n.jpg'));
  showKeptFile(survey_id, aFile('n.jpg'));
  await vi.waitFor(() => expect(arrive).toHaveLength(2));
  // The later one first, as on a bad line.
  for (const answer of arrive.toReversed()) answer();
  await vi.waitFor(() => expect(shown()).toEqual(['n.jpg', 'a.png']));
});

test('a list that could not be loaded raises the global alert, and a file that is kept then brings the whole list [§8.22]', async () => {
  let isBroken = true;
  api = fakeAuthorApi({
    mediaList: () => {
      if (isBroken) throw new ApiError('mediaList', 0, null);
      return { media_files: [aFile('a.png'), aFile('n.jpg')] };
    },
  });
  await loadMediaFiles(survey_id);
  expect(shown()).toBe('failed');
  expect($errorDialog.get()?.title).toContain('nicht erreichbar');
  isBroken = false;
  showKeptFile(survey_id, aFile('n.jpg'));
  await vi.waitFor(() => expect(shown()).toEqual(['n.jpg', 'a.png']));
});

test('a file that is kept before anybody asks for the list does not stand for the list', async () => {
  api = fakeAuthorApi({ mediaList: () => ({ media_files: [aFile('a.png'), aFile('n.jpg')] }) });
  showKeptFile(survey_id, aFile('n.jpg'));
  await loadMediaFiles(survey_id);
  expect(shown()).toEqual(['n.jpg', 'a.png']);
});
