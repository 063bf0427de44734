import type { RemoteModule } from '@dialogwerk/shared/contract';
import { MODULE_CONTRACT_VERSION } from '@dialogwerk/shared/contract';
import { createFallback } from '@dialogwerk/shared/ui';
import { mdiAlertCircleOutline } from '@mdi/js';
import { lazy } from 'react';
import { $busy } from './busy.ts';
import type { manifest } from './manifest.ts';
import { Share } from './screens/Share.tsx';
import { texts } from './texts.ts';

/** Comes where somebody translates. */
const Translate = lazy(() => import('./screens/Translate.tsx'));
/** Comes where a multi-chat is shared. */
const ShareMultiChat = lazy(() => import('./screens/ShareMultiChat.tsx'));

/** Comes where somebody sets how a dialog looks. */
const Appearance = lazy(() => import('./screens/Appearance.tsx'));

const module: RemoteModule<typeof manifest> = {
  id: 'mf-share',
  contract: MODULE_CONTRACT_VERSION,
  screens: { Share, Translate, ShareMultiChat, Appearance },
  $busy,
  Fallback: createFallback({ icon: mdiAlertCircleOutline, ...texts.crash }),
};
export default module;
