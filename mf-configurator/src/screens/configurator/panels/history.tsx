import { mdiHistory } from '@mdi/js';
import { texts } from '../../../features/changes/texts.ts';
import type { Panel } from './Panel.ts';
import { laterContent } from './laterContent.tsx';

/** The list of changes (spec §2). */
export const history: Panel = {
  id: 'history',
  label: texts.title,
  icon: mdiHistory,
  place: 'bar-if-wide',
  Content: laterContent(texts.title, async () => (await import('./contents/HistoryContent.tsx')).HistoryContent),
};
