import { mdiCloudUploadOutline } from '@mdi/js';
import { texts } from '../../../features/publishing/texts.ts';
import type { Panel } from './Panel.ts';
import { laterContent } from './laterContent.tsx';

/** Draft and published (domain.md §11). Its button is the status at the bar's end. */
export const publishing: Panel = {
  id: 'publishing',
  label: texts.title,
  icon: mdiCloudUploadOutline,
  place: 'nowhere',
  Content: laterContent(texts.title, async () => (await import('./contents/PublishingContent.tsx')).PublishingContent),
};
