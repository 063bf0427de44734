import { createRespondentClient } from '@dialogwerk/shared/clients/respondent';
import type { DialogData } from '@dialogwerk/shared/contract';
import { createRoot } from 'react-dom/client';
import { adoptStyles } from './features/appearance/adoptStyles.ts';
import styles from './messenger/messenger.css?inline';
import { fitToKeyboard } from './features/appearance/fitToKeyboard.ts';
import { keepConversation } from './features/conversation/effects/keepConversation.ts';
import { liveSessionOf } from './features/conversation/effects/liveSessionOf.ts';
import { openStorage } from './features/conversation/effects/openStorage.ts';
import { startConversation } from './features/conversation/effects/startConversation.ts';
import { keepPreferences } from './features/preferences/effects/keepPreferences.ts';
import { Messenger } from './messenger/Messenger.tsx';

/**
 * Takes over a public dialog page: the bubbles that its HTML shows stay on the screen, the rest follows. Does nothing on
 * the page of a dialog that cannot be had, whose HTML says so.
 */
export function mount(root: HTMLElement, data: DialogData): void {
  if ('problem' in data) return;
  const { config, language, firstEntries, firstQuestion } = data;
  const { survey_id } = config;
  const storage = openStorage();
  const kept = keepConversation(storage, survey_id);
  const client = createRespondentClient(kept.sessions, () => undefined);
  const running = startConversation({
    survey_id,
    kept,
    register: async () => liveSessionOf(await client.call('registerLive', { survey_id })),
    opening: {
      entries: firstEntries,
      shown: root.querySelectorAll('.first-bubble').length,
      question: firstQuestion,
    },
  });

  // The page's own stylesheet holds the frame already.
  adoptStyles(styles);
  fitToKeyboard(root);
  const reload = (): void => location.reload();
  const onDone = (action: 'restart' | 'delete'): void =>
    action === 'restart' ? reload() : location.assign(`/exit/deleted_${config.language}`);
  createRoot(root).render(
    <Messenger
      survey={config}
      running={running}
      live={{
        fragments: language,
        bar: !location.pathname.startsWith('/widget/'),
        preferences: keepPreferences(storage),
        onDone,
      }}
      onRefresh={reload}
      onRestart={reload}
    />,
  );
}
