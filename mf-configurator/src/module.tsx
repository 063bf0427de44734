import { MODULE_CONTRACT_VERSION } from '@dialogwerk/shared/contract';
import type { RemoteModule } from '@dialogwerk/shared/contract';
import { createFallback } from '@dialogwerk/shared/ui';
import { mdiAlertOutline } from '@mdi/js';
import { $busy } from './features/editing/state/unsaved.ts';
import { Configurator } from './screens/configurator/Configurator.tsx';
import { texts } from './texts.ts';

const module: RemoteModule<'mf-configurator'> = {
  id: 'mf-configurator',
  contract: MODULE_CONTRACT_VERSION,
  screens: { Configurator },
  $busy,
  Fallback: createFallback({
    icon: mdiAlertOutline,
    title: texts.crashed,
    text: texts.crashedHint,
  }),
};
export default module;
