import type { ModuleManifest } from '@dialogwerk/host/contract';

/**
 * What the frame knows of this module: addresses, tabs, titles and places, as data. A further screen is a line here and one
 * in `module.tsx`; frame and server need no change for it.
 */
export const manifest = {
  id: 'mf-new',
  title: 'Neuer Bereich',
  routes: [
    {
      path: '/new/:survey_id',
      name: 'New',
      title: 'Neuer Bereich',
      screen: 'Start',
      access: 'auth',
      tab: 'new',
      needsSurvey: true,
      bar: { back: 'dashboard', dialogControls: true },
    },
  ],
  tabs: [
    {
      name: 'new',
      label: 'Neuer Bereich',
      // An SVG path in a field of 24 by 24.
      icon: 'M4,4H10V10H4V4M14,4H20V10H14V4M4,14H10V20H4V14M14,14H20V20H14V14Z',
      path: '/new/:survey_id',
      order: 60,
    },
  ],
} as const satisfies ModuleManifest;
