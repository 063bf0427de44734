import type { RemoteModule } from '@dialogwerk/shared/contract';
import { MODULE_CONTRACT_VERSION } from '@dialogwerk/shared/contract';
import { createFallback } from '@dialogwerk/shared/ui';
import { mdiAlertCircleOutline } from '@mdi/js';
import { atom } from 'nanostores';
import { lazy } from 'react';
import type { manifest } from './manifest.ts';
import { Analyse } from './screens/Analyse.tsx';
import { texts } from './texts.ts';

/** For those who have a link, and no account. */
const Figures = lazy(() => import('./screens/Figures.tsx'));
/** Comes only where a multi-chat is analysed. */
const AnalyseMultiChat = lazy(() => import('./screens/AnalyseMultiChat.tsx'));

const module: RemoteModule<typeof manifest> = {
  id: 'mf-analyse',
  contract: MODULE_CONTRACT_VERSION,
  screens: { Analyse, AnalyseMultiChat, Figures },
  $busy: atom(null),
  Fallback: createFallback({ icon: mdiAlertCircleOutline, ...texts.crash }),
};
export default module;
