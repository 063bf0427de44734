import type { RemoteModule } from '@dialogwerk/shared/contract';
import { MODULE_CONTRACT_VERSION } from '@dialogwerk/shared/contract';
import { atom } from 'nanostores';
import { Fallback } from './Fallback.tsx';
import { Analyse } from './screens/Analyse.tsx';

const module: RemoteModule<'mf-analyse'> = {
  id: 'mf-analyse',
  contract: MODULE_CONTRACT_VERSION,
  screens: { Analyse },
  $busy: atom(null),
  Fallback,
};
export default module;
