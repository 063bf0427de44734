import type { CallResponse } from '@dialogwerk/shared/contract';
import { useState } from 'react';
import { NewTabLink } from '../../../links/NewTabLink.tsx';
import type { NewTabWords } from '../../../links/NewTabLink.tsx';
import { copyText } from '@dialogwerk/shared/browser';
import { SendOn } from './SendOn.tsx';
import { receiptTexts } from '../texts.ts';

interface ReceiptCodeProps {
  /** In groups, as it is read. */
  readonly code: string;
  readonly language: string;
  readonly du_sie: 'du' | 'sie';
  readonly words: NewTabWords;
  /** Asks where the study sends its respondents on to; absent where that is no matter. */
  readonly sentOn?: () => Promise<CallResponse<'sentOn'>>;
}

/** The code by which respondents find what is stored of their conversation, what it is for, and the way there. */
export function ReceiptCode({ code, language, du_sie, words, sentOn }: ReceiptCodeProps) {
  const texts = receiptTexts(language, du_sie);
  const [copied, setCopied] = useState<boolean | null>(null);
  const onCopied = (done: boolean): void => setCopied(done);
  // Behind `#`, so that the code stands in no server's log.
  const address = `/exit/receipt?language=${encodeURIComponent(language)}#${encodeURIComponent(code)}`;

  return (
    <div className="dw-receipt">
      <p>{texts.purpose}</p>
      <p>
        <span className="dw-hidden">{texts.code}: </span>
        <code dir="ltr">{code}</code>
      </p>
      <div className="dw-actions">
        <button type="button" className="dw-button dw-quiet" onClick={() => void copyText(code).then(onCopied)}>
          {texts.copy}
        </button>
        <NewTabLink href={address} words={words}>
          {texts.page}
        </NewTabLink>
      </div>
      {sentOn && <SendOn sentOn={sentOn} texts={texts} />}
      <p role="status">{copied !== null && (copied ? texts.copied : texts.notCopied)}</p>
    </div>
  );
}
