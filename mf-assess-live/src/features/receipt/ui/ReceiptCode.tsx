import { useState } from 'react';
import { NewTabLink } from '../../../links/NewTabLink.tsx';
import type { NewTabWords } from '../../../links/NewTabLink.tsx';
import { copyText } from '@dialogwerk/shared/browser';

export interface ReceiptTexts extends NewTabWords {
  readonly receiptPurpose: string;
  readonly receiptCode: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly receiptPage: string;
}

interface ReceiptCodeProps {
  /** In groups, as it is read. */
  readonly code: string;
  readonly language: string;
  readonly texts: ReceiptTexts;
}

/** The code by which respondents find what is stored of their conversation, what it is for, and the way there. */
export function ReceiptCode({ code, language, texts }: ReceiptCodeProps) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const onCopied = (done: boolean): void => setCopied(done);
  // Behind `#`, so that the code stands in no server's log.
  const address = `/exit/receipt?language=${encodeURIComponent(language)}#${encodeURIComponent(code)}`;

  return (
    <div className="dw-receipt">
      <p>{texts.receiptPurpose}</p>
      <p>
        <span className="dw-hidden">{texts.receiptCode}: </span>
        <code dir="ltr">{code}</code>
      </p>
      <div className="dw-actions">
        <button type="button" className="dw-button dw-quiet" onClick={() => void copyText(code).then(onCopied)}>
          {texts.copy}
        </button>
        <NewTabLink href={address} words={texts}>
          {texts.receiptPage}
        </NewTabLink>
      </div>
      <p role="status">{copied !== null && (copied ? texts.copied : texts.notCopied)}</p>
    </div>
  );
}
