import { mdiArrowLeft } from '@mdi/js';
import { useStore } from '@nanostores/react';
import { BarIcon } from '../features/live-bar/ui/BarIcon.tsx';
import type { Preferences } from '../features/preferences/effects/keepPreferences.ts';
import { Messenger } from '../messenger/Messenger.tsx';
import type { Chat } from './RunningChats.ts';
import type { ChatsTexts } from './texts.ts';

interface ChatPaneProps {
  readonly chat: Chat;
  readonly texts: ChatsTexts;
  readonly isOpen: boolean;
  /** Leads back to the list; null where the list stands beside. */
  readonly onBack: (() => void) | null;
  readonly preferences: Preferences;
  readonly onDone: (action: 'restart' | 'delete') => void;
}

/** One chat. It stays as it is while another one is open: what was typed, how far it was read, what is being said. */
export function ChatPane({ chat, texts, isOpen, onBack, preferences, onDone }: ChatPaneProps) {
  const { survey, running } = chat;
  const { phase } = useStore(running.$conversation);
  const reload = (): void => location.reload();
  return (
    <div className="dwm-pane" data-open={isOpen} inert={!isOpen}>
      {onBack && (
        <button type="button" className="dwm-back" aria-label={texts.back} title={texts.back} onClick={onBack}>
          <BarIcon path={mdiArrowLeft} />
        </button>
      )}
      <Messenger
        survey={survey}
        running={running}
        live={{ fragments: texts.fragments, bar: true, amongOthers: true, preferences, onDone }}
        onRefresh={reload}
        onRestart={reload}
      />
      {phase === 'finished' && (
        <p className="dwm-still" lang={texts.lang}>
          {texts.nothingToAnswer}
        </p>
      )}
    </div>
  );
}
