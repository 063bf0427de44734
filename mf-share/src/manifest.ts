import type { ModuleManifest } from '@dialogwerk/shared/contract';
import { mdiShareVariantOutline } from '@mdi/js';

/** What the frame knows of this module (spec §2). */
export const manifest = {
  id: 'mf-share',
  title: 'Teilen',
  routes: [
    {
      path: '/share/:survey_id',
      name: 'Share',
      title: 'Teilen',
      screen: 'Share',
      access: 'auth',
      tab: 'live_switch',
      needsSurvey: true,
      bar: { back: 'dashboard', dialogControls: true },
    },
  ],
  tabs: [
    {
      name: 'live_switch',
      label: 'Teilen',
      icon: mdiShareVariantOutline,
      path: '/share/:survey_id',
      order: 40,
      flag: 'live_switch',
    },
  ],
} as const satisfies ModuleManifest;
