import { useStoreValue } from '../../loading/useStoreValue.ts';
import { computed } from 'nanostores';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Chat } from '../RunningChats.ts';
import type { ChatsTexts } from '../../wording/AllMessengerTexts.ts';
import type { ChatPush } from './createChatPush.ts';

interface PushCardProps {
  readonly push: ChatPush;
  readonly chats: readonly Chat[];
  readonly texts: ChatsTexts['push'];
}

/**
 * Asks once, after the first reply, whether the browser may tell of messages while the page is closed, and says what has come of it. The
 * menu switches it at any time.
 */
export function PushCard({ push, chats, texts }: PushCardProps) {
  const phase = useStoreValue(push.$phase);
  const hasReplied = useHasReplied(chats);
  const card = useRef<HTMLDivElement>(null);
  /** A button of the card was pressed, so what becomes of it is said here. */
  const [isUsed, setUsed] = useState(false);
  const isOpen = phase === 'undecided' ? hasReplied : isUsed || phase === 'blocked' || phase === 'failed';

  const turnOn = (): void => {
    setUsed(true);
    void push.turnOn();
  };
  const close = (): void => {
    // The card goes, and with it the button that has the focus.
    card.current?.closest('.dwm-list')?.querySelector<HTMLElement>('.dwm-contact')?.focus();
    setUsed(false);
    if (phase !== 'on') void push.turnOff();
  };

  const isStarting = phase === 'starting';
  useEffect(() => {
    // What the button was, is gone: whoever uses the keyboard goes on from here.
    if (isUsed && !isStarting) card.current?.focus();
  }, [isUsed, isStarting]);

  if (!isOpen) return null;
  return (
    <div ref={card} className="dwm-push" role="group" aria-label={texts.switch} tabIndex={-1}>
      <div role="status">{drawSentence()}</div>
      <div className="dwm-actions">{drawActions()}</div>
    </div>
  );

  function drawSentence() {
    switch (phase) {
      case 'starting':
      case 'on':
      case 'blocked':
      case 'failed':
        return <p>{texts[phase]}</p>;
      case 'none':
      case 'undecided':
      case 'off':
        return (
          <>
            <p>{texts.question}</p>
            <p className="dwm-soft">{texts.privacy}</p>
          </>
        );
    }
  }

  function drawActions() {
    if (phase === 'starting') return null;
    const asks = phase === 'undecided' || phase === 'failed';
    return (
      <>
        {asks && (
          <button type="button" className="dw-button" onClick={turnOn}>
            {phase === 'failed' ? texts.again : texts.yes}
          </button>
        )}
        <button type="button" className="dw-button dw-quiet" onClick={close}>
          {phase === 'undecided' ? texts.no : texts.close}
        </button>
      </>
    );
  }
}

/** Whether the respondent has written in any of the chats. */
function useHasReplied(chats: readonly Chat[]): boolean {
  const $replied = useMemo(
    () =>
      computed(
        chats.map(({ running }) => running.$conversation),
        (...conversations) =>
          conversations.some(({ entries }) => entries.some(({ user_or_bot }) => user_or_bot === 'user')),
      ),
    [chats],
  );
  return useStoreValue($replied);
}
