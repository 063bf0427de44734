import { MODULE_CONTRACT_VERSION } from '@dialogwerk/shared/contract';
import type { RemoteModule } from '@dialogwerk/shared/contract';
import { createFallback } from '@dialogwerk/shared/ui';
import { mdiAlertOutline } from '@mdi/js';
import { lazy } from 'react';
import { $busy } from './features/editing/state/unsaved.ts';
import type { manifest } from './manifest.ts';
import { Configurator } from './screens/configurator/Configurator.tsx';
import { texts } from './texts.ts';

/** Comes only where somebody trains, because the larger part of the authors builds. */
const Training = lazy(() => import('./screens/training/Training.tsx'));
/** Comes only where somebody opens a multi-chat by itself. */
const Multichat = lazy(() => import('./screens/manager/Multichat.tsx'));
/** Comes where somebody publishes from elsewhere. */
const Publishing = lazy(() => import('./screens/publishing/Publishing.tsx'));
const TrainingTable = lazy(() => import('./screens/training/TrainingTable.tsx'));

const module: RemoteModule<typeof manifest> = {
  id: 'mf-configurator',
  contract: MODULE_CONTRACT_VERSION,
  screens: { Configurator, Intrance: Training, Intrance_old: TrainingTable, Multichat, Publishing },
  $busy,
  Fallback: createFallback({
    icon: mdiAlertOutline,
    title: texts.crashed,
    text: texts.crashedHint,
  }),
};
export default module;
