import { mdiCogOutline } from '@mdi/js';
import { texts } from '../../../texts.ts';
import type { Panel } from './Panel.ts';
import { laterContent } from './laterContent.tsx';

/** Settings of the whole dialog, shared scales, files. */
export const settings: Panel = {
  id: 'settings',
  label: texts.settings,
  icon: mdiCogOutline,
  place: 'bar-if-wide',
  Content: laterContent(texts.settings, async () => (await import('./contents/SettingsContent.tsx')).SettingsContent),
};
