import { MODULE_CONTRACT_VERSION } from '@dialogwerk/shared/contract';
import type { RemoteModule } from '@dialogwerk/shared/contract';
import { AssessScreen } from './assess/AssessScreen.tsx';
import { Fallback } from './assess/Fallback.tsx';
import { $busy } from './assess/openTest.ts';

const module: RemoteModule<'mf-assess-live'> = {
  id: 'mf-assess-live',
  contract: MODULE_CONTRACT_VERSION,
  screens: { Assess: AssessScreen },
  $busy,
  Fallback,
};
export default module;
