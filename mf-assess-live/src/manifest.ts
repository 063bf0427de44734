import type { ModuleManifest } from '@dialogwerk/shared/contract';
import { mdiPlayCircleOutline } from '@mdi/js';

/** What the frame knows of this module (spec §2). */
export const manifest = {
  id: 'mf-assess-live',
  title: 'Testen',
  routes: [
    {
      path: '/assess/:survey_id',
      name: 'Assess',
      title: 'Testen',
      screen: 'Assess',
      access: 'auth',
      tab: 'testen',
      needsSurvey: true,
      bar: { back: 'editing', dialogControls: true, publication: true, signal: 'restart' },
    },
  ],
  tabs: [
    {
      name: 'testen',
      label: 'Testen',
      icon: mdiPlayCircleOutline,
      path: '/assess/:survey_id',
      order: 30,
      flag: 'testen',
    },
  ],
  places: { preview: 'Preview', chatsPreview: 'ChatsPreview' },
} as const satisfies ModuleManifest;
