import type { ChatsData } from '@dialogwerk/shared/contract';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { FailureNotice } from '../features/notices/ui/FailureNotice.tsx';
import { WaitingNotice } from '../features/notices/ui/WaitingNotice.tsx';
import type { Preferences } from '../features/preferences/effects/keepPreferences.ts';
import { LazyChunk } from '../loading/LazyChunk.tsx';
import { sheets } from '../messenger/sheetsChunk.ts';
import { messengerTexts } from '../messengerTexts.ts';
import { ChatList } from './ChatList.tsx';
import { ChatPane } from './ChatPane.tsx';
import { ChatsMenu } from './ChatsMenu.tsx';
import type { RunningChats } from './RunningChats.ts';
import { chatsTexts } from './texts.ts';
import { useOpenChat } from './useOpenChat.ts';

interface ChatsMessengerProps {
  readonly data: ChatsData;
  readonly chats: RunningChats;
  readonly preferences: Preferences;
  readonly onDone: (action: 'restart' | 'delete') => void;
}

/** The messenger of several chats: on a desktop the list beside the chat, on a phone one after the other. */
export function ChatsMessenger({ data, chats, preferences, onDone }: ChatsMessengerProps) {
  const [first] = data.chats;
  const { language, du_sie } = first ?? { language: 'de', du_sie: 'sie' as const };
  const texts = chatsTexts(language, du_sie);
  const words = messengerTexts(language, du_sie);
  const phase = useStore(chats.$phase);
  const all = useStore(chats.$chats);
  const sounds = useStore(preferences.sounds.$on);
  const { open: chosen, isWide, openChat, close } = useOpenChat();
  const [asking, setAsking] = useState<'restart' | 'delete' | null>(null);
  const begun = all.map(({ survey }) => survey.survey_id);
  const isThere = chosen !== null && begun.includes(chosen);
  const open = isThere ? chosen : isWide ? (begun[0] ?? null) : null;
  const anyChat = all[0];

  useEffect(() => chats.onLed(openChat), [chats, openChat]);

  return (
    <div className="dwm" data-pane={open === null ? 'list' : 'chat'} lang={texts.lang}>
      <div className="dwm-list dw" inert={!isWide && open !== null}>
        <header className="dw-bar">
          <div className="dw-names" lang={language}>
            <h1 title={data.name}>{data.name}</h1>
          </div>
          {first && (
            <ChatsMenu
              texts={texts}
              words={words}
              survey_id={first.survey_id}
              resumeCode={phase.phase === 'open' ? phase.resumeCode : null}
              preferences={preferences}
              onOpen={setAsking}
            />
          )}
        </header>
        {drawPhase()}
        <ChatList name={data.name} chats={chats} texts={texts} open={open} countsInTitle={sounds} onOpen={openChat} />
      </div>
      <div className="dwm-chats">
        {all.map((chat) => (
          <ChatPane
            key={chat.survey.survey_id}
            chat={chat}
            texts={texts}
            isOpen={open === chat.survey.survey_id}
            onBack={isWide ? null : close}
            preferences={preferences}
            onDone={onDone}
          />
        ))}
      </div>
      {asking !== null && anyChat && (
        <div className="dw">
          <LazyChunk chunk={sheets} language={language} du_sie={du_sie}>
            {({ OpenSheet }) => (
              <OpenSheet
                open={asking}
                survey={anyChat.survey}
                live={{ fragments: texts.fragments, bar: true, amongOthers: true, preferences, onDone }}
                running={anyChat.running}
                texts={words}
                receipt={null}
                entries={[]}
                sendMedia={() => Promise.reject(new Error('nothing is sent from here'))}
                onClose={() => setAsking(null)}
              />
            )}
          </LazyChunk>
        </div>
      )}
    </div>
  );

  function drawPhase() {
    if (phase.phase === 'ended') {
      const { failure } = phase;
      const { title, more } = words.failure[failure.kind];
      const said =
        failure.kind === 'refused'
          ? { title: failure.msg, text: words.failureStatus(failure.status), additional: more }
          : { title, text: more, additional: '' };
      const reload = (): void => location.reload();
      return (
        <FailureNotice
          {...said}
          request={failure.requestId === undefined ? null : words.requestId(failure.requestId)}
          refresh={words.refresh}
          close={words.close}
          onRefresh={reload}
        />
      );
    }
    if (phase.phase === 'open') {
      return (
        phase.isBadLink && (
          <p className="dw-notice dwm-bad-link" role="status">
            {texts.badResumeLink}
          </p>
        )
      );
    }
    return (
      <div role="status">
        {phase.delay ? (
          <WaitingNotice text={words.openingWaits(phase.delay)} tryNow={words.tryNow} onTryNow={() => chats.tryNow()} />
        ) : (
          <p className="dw-loading">{words.loading}</p>
        )}
      </div>
    );
  }
}
