import { mdiFileUploadOutline } from '@mdi/js';
import { texts } from '../../../features/import-report/texts.ts';
import type { Panel } from './Panel.ts';
import { laterContent } from './laterContent.tsx';

/** What of its file an imported dialog has differently. */
export const importReport: Panel = {
  id: 'import',
  label: texts.title,
  icon: mdiFileUploadOutline,
  place: 'menu',
  isOffered: ({ imported }) => imported.state.kind === 'loaded' && imported.state.value !== null,
  Content: laterContent(
    texts.title,
    async () => (await import('./contents/ImportReportContent.tsx')).ImportReportContent,
  ),
};
