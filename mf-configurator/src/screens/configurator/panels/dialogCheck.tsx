import { mdiShieldCheckOutline } from '@mdi/js';
import { CheckBadge } from '../../../features/dialog-check/ui/CheckBadge.tsx';
import { texts } from '../../../features/dialog-check/texts.ts';
import type { Panel } from './Panel.ts';
import { laterContent } from './laterContent.tsx';

/** The check that the dialog is sound. */
export const dialogCheck: Panel = {
  id: 'proof',
  label: texts.title,
  icon: mdiShieldCheckOutline,
  place: 'bar',
  Content: laterContent(
    texts.title,
    async () => (await import('./contents/DialogCheckContent.tsx')).DialogCheckContent,
  ),
  Badge: CheckBadge,
};
