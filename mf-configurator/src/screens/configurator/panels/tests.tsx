import { mdiTestTube } from '@mdi/js';
import { texts } from '../../../features/scripted-tests/texts.ts';
import type { Panel } from './Panel.ts';
import { laterContent } from './laterContent.tsx';

/** Conversations that are kept as tests. */
export const tests: Panel = {
  id: 'tests',
  label: texts.title,
  icon: mdiTestTube,
  place: 'menu',
  Content: laterContent(texts.title, async () => (await import('./contents/TestsContent.tsx')).TestsContent),
};
