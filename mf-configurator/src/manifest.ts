import type { ModuleManifest } from '@dialogwerk/shared/contract';
import { mdiPencilOutline, mdiSchoolOutline } from '@mdi/js';

const ofDialog = {
  access: 'auth',
  needsSurvey: true,
  bar: { back: 'dashboard', dialogControls: true },
} as const;
const training = {
  ...ofDialog,
  title: 'Trainieren',
  screen: 'Intrance',
  tab: 'intrance',
  bar: { ...ofDialog.bar, publication: true },
} as const;

/** What the frame knows of this module (spec §2). Intrance_old needs its dialog too, because its bar would say 'loading...' for ever. */
export const manifest = {
  id: 'mf-configurator',
  title: 'Bearbeiten',
  routes: [
    {
      ...ofDialog,
      path: '/configurator/:survey_id',
      name: 'Configurator',
      title: 'Bearbeiten',
      screen: 'Configurator',
      tab: 'bearbeiten',
      reloadsWithStatus: true,
    },
    { ...training, path: '/intrance/:survey_id', name: 'Intrance' },
    { ...training, path: '/intrance_ai/:survey_id', name: 'Intrance_ai' },
    {
      ...ofDialog,
      path: '/intrance_old/:survey_id',
      name: 'Intrance_old',
      title: 'Trainieren (frühere Ansicht)',
      screen: 'Intrance_old',
      bar: { back: 'dashboard' },
    },
    {
      path: '/multi/:manager_id',
      name: 'Multichat',
      title: 'Multi-Chat',
      screen: 'Multichat',
      access: 'auth',
      bar: null,
    },
  ],
  tabs: [
    {
      name: 'bearbeiten',
      label: 'Bearbeiten',
      icon: mdiPencilOutline,
      path: '/configurator/:survey_id',
      order: 10,
      flag: 'bearbeiten',
    },
    {
      name: 'intrance',
      label: 'Trainieren',
      icon: mdiSchoolOutline,
      path: '/intrance/:survey_id',
      order: 20,
      flag: 'intrance',
    },
  ],
  places: { publishing: 'Publishing' },
} as const satisfies ModuleManifest;
