import { mdiCellphonePlay } from '@mdi/js';
import { $moduleArea } from '@dialogwerk/shared/state';
import { texts } from '../../../texts.ts';
import type { Panel } from './Panel.ts';
import { PreviewContent } from './contents/PreviewContent.tsx';

/** The dialog as respondents will see it, at the selected block. */
export const preview: Panel = {
  id: 'preview',
  label: texts.preview,
  icon: mdiCellphonePlay,
  place: 'bar-if-wide',
  named: true,
  shortcut: 'preview',
  staysOpen: true,
  isOffered: () => $moduleArea.get() !== null,
  Content: PreviewContent,
};
