import type { RemoteModule } from '@dialogwerk/shared/contract';
import { MODULE_CONTRACT_VERSION } from '@dialogwerk/shared/contract';
import { atom } from 'nanostores';
import { Fallback } from './Fallback.tsx';
import { Share } from './screens/Share.tsx';

const module: RemoteModule<'mf-share'> = {
  id: 'mf-share',
  contract: MODULE_CONTRACT_VERSION,
  screens: { Share },
  $busy: atom(null),
  Fallback,
};
export default module;
