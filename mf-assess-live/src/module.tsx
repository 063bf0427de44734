import { MODULE_CONTRACT_VERSION } from '@dialogwerk/shared/contract';
import type { RemoteModule } from '@dialogwerk/shared/contract';
import { createFallback } from '@dialogwerk/shared/ui';
import { mdiChatAlertOutline } from '@mdi/js';
import { AssessScreen } from './assess/AssessScreen.tsx';
import { $busy } from './assess/openTest.ts';
import type { manifest } from './manifest.ts';
import { ChatsPreview } from './chats-preview/ChatsPreview.tsx';
import { Preview } from './preview/Preview.tsx';
import { assessTexts } from './texts.ts';

const module: RemoteModule<typeof manifest> = {
  id: 'mf-assess-live',
  contract: MODULE_CONTRACT_VERSION,
  screens: { Assess: AssessScreen, Preview, ChatsPreview },
  $busy,
  Fallback: createFallback({
    icon: mdiChatAlertOutline,
    title: assessTexts.crashedTitle,
    text: assessTexts.crashed,
  }),
};
export default module;
