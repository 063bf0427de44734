import type { ModuleManifest } from '@dialogwerk/host/contract';

/** What the frame knows of this module. */
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
      icon: 'M4,4H20V20H4V4Z',
      path: '/share/:survey_id',
      order: 40,
      flag: 'live_switch',
    },
  ],
} as const satisfies ModuleManifest;
