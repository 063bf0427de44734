import type { RemoteModule } from '@dialogwerk/shared/contract';
import { MODULE_CONTRACT_VERSION } from '@dialogwerk/shared/contract';
import { createFallback } from '@dialogwerk/shared/ui';
import { mdiAlertCircleOutline } from '@mdi/js';
import { lazy } from 'react';
import { $busy } from './busy.ts';
import type { manifest } from './manifest.ts';
import { Analyse } from './screens/Analyse.tsx';
import { texts } from './texts.ts';

/** For those who have a link, and no account. */
const Figures = lazy(() => import('./screens/Figures.tsx'));
/** Comes only where a multi-chat is analysed. */
const AnalyseMultiChat = lazy(() => import('./screens/AnalyseMultiChat.tsx'));

/** Come where somebody reads or puts together a report. */
const Reports = lazy(() => import('./screens/Reports.tsx'));
const Report = lazy(() => import('./screens/Report.tsx'));

const module: RemoteModule<typeof manifest> = {
  id: 'mf-analyse',
  contract: MODULE_CONTRACT_VERSION,
  screens: { Analyse, AnalyseMultiChat, Figures, Reports, Report },
  $busy,
  Fallback: createFallback({ icon: mdiAlertCircleOutline, ...texts.crash }),
};
export default module;
