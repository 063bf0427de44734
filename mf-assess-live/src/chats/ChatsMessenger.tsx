import type { ChatsData, FoundHint } from '@dialogwerk/shared/contract';
import { storyTime } from '@dialogwerk/shared/dialog/messenger';
import { useStoreValue } from '../loading/useStoreValue.ts';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { Preferences } from '../features/preferences/effects/keepPreferences.ts';
import { LazyChunk } from '../loading/LazyChunk.tsx';
import { failures } from '../messenger/failuresChunk.ts';
import { sheets } from '../messenger/sheetsChunk.ts';
import { messengerTexts } from '../messengerTexts.ts';
import { ChatList } from './ChatList.tsx';
import { ChatPane } from './ChatPane.tsx';
import { ChatsLanguages } from './ChatsLanguages.tsx';
import { ChatsMenu } from './ChatsMenu.tsx';
import { ChatsPhase } from './ChatsPhase.tsx';
import { HintsButton } from './HintsButton.tsx';
import { HintsPane } from './HintsPane.tsx';
import { followClicks } from './push/followClicks.ts';
import { PushCard } from './push/PushCard.tsx';
import { HINTS } from './RunningChats.ts';
import type { RunningChats } from './RunningChats.ts';
import { chatsTexts } from './texts.ts';
import { usePanes } from './usePanes.ts';
import { useShownHints } from './useShownHints.ts';
import { useUnread } from './useUnread.ts';
import { WroteElsewhere } from './WroteElsewhere.tsx';

interface ChatsMessengerProps {
  readonly data: ChatsData;
  /** The page's title while nothing is new. */
  readonly pageTitle: string;
  readonly chats: RunningChats;
  readonly preferences: Preferences;
  readonly onDone: (action: 'restart' | 'delete') => void;
}

/** The messenger of several chats: on a desktop the list beside the chat, on a phone one after the other. */
export function ChatsMessenger({ data, pageTitle, chats, preferences, onDone }: ChatsMessengerProps) {
  const [first] = data.chats;
  const language = useStoreValue(chats.$language);
  const du_sie = first?.du_sie ?? 'sie';
  const texts = chatsTexts(language, du_sie);
  const words = messengerTexts(language, du_sie);
  const phase = useStoreValue(chats.$phase);
  const all = useStoreValue(chats.$chats);
  const sounds = useStoreValue(preferences.sounds.$on);
  const atOnce = useStoreValue(preferences.atOnce.$on);
  const { chat: chosen, hints: hintsOpen, isWide, isRoomy, openChat, toggleHints, close } = usePanes();
  const notebook = useStoreValue(chats.$notebook);
  const { shown, onTyping } = useShownHints(notebook);
  const unread = useUnread();
  const seenHints = useStoreValue(chats.$seen)[HINTS] ?? 0;
  const [asking, setAsking] = useState<'restart' | 'delete' | null>(null);
  const begun = all.map(({ survey }) => survey.survey_id);
  const isThere = chosen !== null && begun.includes(chosen);
  const open = isThere ? chosen : isWide ? (begun[0] ?? null) : null;
  const anyChat = all[0];
  const showsHints = hintsOpen && notebook !== null;
  const isCovered = showsHints && !isRoomy;
  const freshHints = Math.max(shown.length - seenHints, 0);
  const newest = freshHints > 0 ? shown.at(-1) : undefined;
  const ending = shown.findLast(({ kind }) => kind === 'ending');

  const clock = notebook?.clock ?? null;
  // What is still being typed has not happened yet.
  const time = clock && storyTime(clock.starts + clock.step * shown.filter(({ kind }) => kind === 'clue').length);

  useEffect(() => chats.onLed(openChat), [chats, openChat]);
  useEffect(() => followClicks(openChat), [openChat]);

  return (
    <div
      className="dwm"
      data-pane={isCovered ? 'hints' : open === null ? 'list' : 'chat'}
      data-hints={showsHints}
      lang={texts.lang}
    >
      <div className="dwm-list dw" inert={!isWide && (isCovered || open !== null)}>
        <header className="dw-bar">
          <div className="dw-names" lang={language}>
            <h1 title={data.name}>{data.name}</h1>
            {time !== null && <p lang={texts.lang}>{texts.storyTime(time)}</p>}
          </div>
          {data.languages && <ChatsLanguages {...{ chats, du_sie }} languages={data.languages} />}
          {first && (
            <ChatsMenu
              texts={texts}
              words={words}
              du_sie={du_sie}
              survey_id={first.survey_id}
              resumeCode={phase.phase === 'open' ? phase.resumeCode : null}
              preferences={preferences}
              push={chats.push}
              onOpen={setAsking}
            />
          )}
        </header>
        {!chats.lasts && (
          <LazyChunk chunk={failures} language={language} du_sie={du_sie}>
            {({ NotKeptNotice }) => <NotKeptNotice language={language} du_sie={du_sie} />}
          </LazyChunk>
        )}
        <ChatsPhase {...{ phase, texts, words, language, du_sie }} onTryNow={() => chats.tryNow()} />
        <ChatList
          title={pageTitle}
          chats={chats}
          texts={texts}
          open={isCovered ? null : open}
          countsInTitle={sounds}
          atOnce={atOnce}
          onOpen={openChat}
          unread={unread.counts}
          onUnread={unread.onUnread}
          onTyping={onTyping}
          news={newest ? texts.foundHint(newest.title) : ''}
        />
        <PushCard push={chats.push} chats={all} texts={texts.push} />
        {notebook && (
          <HintsButton
            notebook={notebook}
            shown={shown}
            fresh={freshHints}
            isOpen={showsHints}
            texts={texts}
            language={language}
            onClick={toggleHints}
          />
        )}
      </div>
      <div className="dwm-chats">
        {all.map((chat) => (
          <ChatPane
            key={chat.survey.survey_id}
            chat={chat}
            texts={texts}
            isOpen={!isCovered && open === chat.survey.survey_id}
            onBack={isWide ? null : close}
            unread={Object.values(unread.counts).reduce((sum, count) => sum + count, 0)}
            elsewhere={!isWide && <WroteElsewhere chats={all} latest={unread.latest} texts={texts} onOpen={openChat} />}
            onHints={notebook && !isWide ? toggleHints : null}
            freshHints={freshHints}
            ending={ending && drawEnding(ending)}
            preferences={preferences}
            onDone={onDone}
          />
        ))}
      </div>
      {showsHints && (
        <HintsPane
          notebook={notebook}
          shown={shown}
          seen={seenHints}
          onSeen={(hints) => chats.see(HINTS, hints)}
          chats={all}
          endingsBefore={chats.endingsBefore}
          texts={texts}
          language={language}
          isAlone={isCovered}
          onChat={openChat}
          onAsk={setAsking}
          onClose={toggleHints}
        />
      )}
      {asking !== null && anyChat && (
        <div className="dw">
          <LazyChunk chunk={sheets} language={language} du_sie={du_sie}>
            {({ RestartOrDelete }) => (
              <RestartOrDelete
                {...{ language, du_sie, onDone }}
                action={asking}
                fragments={texts.fragments}
                running={anyChat.running}
                texts={words}
                onBack={() => setAsking(null)}
              />
            )}
          </LazyChunk>
        </div>
      )}
    </div>
  );

  function drawEnding({ number, title }: FoundHint): ReactNode {
    return (
      <>
        <p>
          {texts.endingOf(number, notebook?.endings ?? number)}: <strong lang={language}>{title}</strong>
        </p>
        {!showsHints && (
          <button type="button" onClick={toggleHints}>
            {texts.toEnding}
          </button>
        )}
      </>
    );
  }
}
