import { useStoreValue } from '../loading/useStoreValue.ts';
import { useState } from 'react';
import { InformationMenu } from '../features/live-bar/ui/InformationMenu.tsx';
import type { MenuItem } from '../features/live-bar/ui/MenuItem.ts';
import type { Preferences } from '../features/preferences/effects/keepPreferences.ts';
import { LazyChunk } from '../loading/LazyChunk.tsx';
import { sheets } from '../messenger/sheetsChunk.ts';
import type { MessengerTexts } from '../texts.ts';
import type { ChatPush } from './push/createChatPush.ts';
import type { ChatsTexts } from '../wording/AllMessengerTexts.ts';

interface ChatsMenuProps {
  readonly texts: ChatsTexts;
  readonly words: MessengerTexts;
  readonly du_sie: 'du' | 'sie';
  /** Of the dialog whose privacy text is that of all. */
  readonly survey_id: string;
  /** null while it is not known. */
  readonly resumeCode: string | null;
  readonly preferences: Preferences;
  readonly push: ChatPush;
  readonly onOpen: (action: 'restart' | 'delete') => void;
}

/** What can be done with all chats: privacy, sounds, the link to go on elsewhere, restart and delete. */
export function ChatsMenu({ texts, words, du_sie, survey_id, resumeCode, preferences, push, onOpen }: ChatsMenuProps) {
  const atOnce = useStoreValue(preferences.atOnce.$on);
  const sounds = useStoreValue(preferences.sounds.$on);
  const pushPhase = useStoreValue(push.$phase);
  const [said, setSaid] = useState<{ readonly text: string; readonly link: string | null } | null>(null);
  const { fragments } = texts;

  const copy = async (code: string): Promise<void> => {
    const link = `${location.origin}${location.pathname}#weiter=${code}`;
    const isCopied = await sheets.load().then(
      ({ copyText }) => copyText(link),
      () => false,
    );
    setSaid(isCopied ? { text: texts.resumeCopied, link: null } : { text: texts.resumeFailed, link });
  };

  return (
    <>
      <InformationMenu label={texts.menu}>
        {(list) => (
          <LazyChunk chunk={sheets} language={texts.lang} du_sie={du_sie}>
            {({ MenuList }) => <MenuList {...list} words={words} items={items()} />}
          </LazyChunk>
        )}
      </InformationMenu>
      <div role="status" className="dwm-said">
        {said && (
          <div className="dw-notice dw-announcement">
            <p>{said.text}</p>
            {said.link !== null && <p className="dwm-link">{said.link}</p>}
            <div className="dw-notice-actions">
              <button type="button" onClick={() => setSaid(null)}>
                {words.close}
              </button>
            </div>
          </div>
        )}
      </div>
    </>
  );

  function items(): readonly MenuItem[] {
    const all: (MenuItem | null)[] = [
      { kind: 'link', text: fragments.privacy, href: `/privacy/${encodeURIComponent(survey_id)}` },
      resumeCode === null ? null : { kind: 'action', text: texts.resumeLink, onClick: () => void copy(resumeCode) },
      { kind: 'switch', text: words.atOnce, on: atOnce, onClick: preferences.atOnce.toggle },
      { kind: 'switch', text: words.sounds, on: sounds, onClick: preferences.sounds.toggle },
      pushPhase === 'none'
        ? null
        : {
            kind: 'switch',
            text: texts.push.switch,
            on: pushPhase === 'on',
            onClick: () => void (pushPhase === 'on' ? push.turnOff() : push.turnOn()),
          },
      { kind: 'action', text: fragments.restart, onClick: () => onOpen('restart') },
      { kind: 'action', text: fragments.delete, grave: true, onClick: () => onOpen('delete') },
    ];
    return all.filter((item) => item !== null);
  }
}
