import type { ModuleManifest } from '@dialogwerk/shared/contract';
import { mdiShareVariantOutline } from '@mdi/js';

/** What the frame knows of this module (spec §2). Translating and the look are beside the specification (docs/decisions/0162, 0169). */
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
    {
      path: '/share/:survey_id/translations',
      name: 'Translate',
      title: 'Übersetzen',
      screen: 'Translate',
      access: 'auth',
      tab: 'bearbeiten',
      needsSurvey: true,
      bar: { back: 'dashboard', dialogControls: true, publication: true },
    },
    {
      path: '/share_multichat/:manager_id',
      name: 'ShareMultiChat',
      title: 'Multi-Chat teilen',
      screen: 'ShareMultiChat',
      access: 'auth',
      bar: { back: 'dashboard' },
    },
    {
      path: '/share/:survey_id/appearance',
      name: 'Appearance',
      title: 'Aussehen',
      screen: 'Appearance',
      access: 'auth',
      // Of no tab, because it is open to whoever has a role: who may not edit looks at it.
      needsSurvey: true,
      bar: { back: 'dashboard', dialogControls: true, publication: true },
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
