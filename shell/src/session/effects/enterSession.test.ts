import { useResource } from '@dialogwerk/shared/clients';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { renderHook, waitFor } from '@dialogwerk/shared/testing/screen';
import { afterEach, expect, test } from 'vitest';
import { anAuthor, forgetPage } from '../../testing/anAuthor.ts';
import { enterSession } from './enterSession.ts';

let restore = (): void => {};
afterEach(() => {
  restore();
  forgetPage();
});

const renderKept = () => renderHook(() => useResource('mediaList', { survey_id: 'a' }, { keeps: true }).state);

test('what was kept without being shown is not shown after a login', async () => {
  ({ restore } = fakeAuthorApi({ mediaList: () => ({ media_files: [] }) }));
  enterSession(anAuthor());
  const first = renderKept();
  await waitFor(() => expect(first.result.current.kind).toBe('loaded'));
  first.unmount();
  const again = renderKept();
  expect(again.result.current.kind).toBe('loaded');
  again.unmount();
  enterSession(anAuthor());
  expect(renderKept().result.current.kind).toBe('loading');
});
