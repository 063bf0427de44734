import { wordingOf } from '@dialogwerk/shared/dialog/messenger';
import { useState } from 'react';
import { NewTabLink } from '../../../links/NewTabLink.tsx';
import { notKeptTexts } from '../notKeptTexts.ts';

interface NotKeptNoticeProps {
  readonly language: string;
  readonly du_sie: 'du' | 'sie';
}

/** Says that nothing is kept on this device, so that the conversation lives as long as the page. */
export function NotKeptNotice({ language, du_sie }: NotKeptNoticeProps) {
  const [isRead, setRead] = useState(false);
  const texts = notKeptTexts(wordingOf(language, du_sie));
  if (isRead) return null;
  const { pathname, search } = location;
  // In a tab of its own browsers keep what they do not in another site's frame.
  const ownTab = pathname.startsWith('/widget/') && pathname.replace('/widget/', '/dialog/') + search;
  return (
    <div className="dw-notice dw-announcement dw-not-kept" lang={texts.lang}>
      <p>{texts.notKept}</p>
      <div className="dw-notice-actions">
        {ownTab !== false && (
          <NewTabLink href={ownTab} words={texts}>
            {texts.ownTab}
          </NewTabLink>
        )}
        <button type="button" onClick={() => setRead(true)}>
          {texts.close}
        </button>
      </div>
    </div>
  );
}
