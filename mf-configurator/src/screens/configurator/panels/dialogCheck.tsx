import { mdiShieldCheckOutline } from '@mdi/js';
import { CheckBadge } from '../../../features/dialog-check/ui/CheckBadge.tsx';
import { texts } from '../../../features/dialog-check/texts.ts';
import type { Panel, PanelProps } from './Panel.ts';
import { laterContent } from './laterContent.tsx';

/** What was found; of a dialog without any block nothing, because it is begun and not broken. */
function Badge({ workspace }: PanelProps) {
  return workspace.survey.all_questions.length === 0 ? null : <CheckBadge />;
}

/** The check that the dialog is sound. */
export const dialogCheck: Panel = {
  id: 'proof',
  label: texts.title,
  icon: mdiShieldCheckOutline,
  place: 'bar',
  named: true,
  Content: laterContent(
    texts.title,
    async () => (await import('./contents/DialogCheckContent.tsx')).DialogCheckContent,
  ),
  Badge,
};
