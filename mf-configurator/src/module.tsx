import { MODULE_CONTRACT_VERSION } from '@dialogwerk/shared/contract';
import type { RemoteModule } from '@dialogwerk/shared/contract';
import { $busy } from './features/editing/state/unsaved.ts';
import { Configurator } from './screens/configurator/Configurator.tsx';
import { Fallback } from './screens/Fallback.tsx';

const module: RemoteModule<'mf-configurator'> = {
  id: 'mf-configurator',
  contract: MODULE_CONTRACT_VERSION,
  screens: { Configurator },
  $busy,
  Fallback,
};
export default module;
