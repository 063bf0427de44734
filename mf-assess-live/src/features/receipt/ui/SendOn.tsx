import type { CallResponse } from '@dialogwerk/shared/contract';
import { useEffect, useRef, useState } from 'react';
import type { ReceiptTexts } from '../../../wording/AllMessengerTexts.ts';

/** Long enough to read where it goes, and to stay. */
const WAIT_MS = 6_000;

interface SendOnProps {
  readonly sentOn: () => Promise<CallResponse<'sentOn'>>;
  readonly texts: Pick<ReceiptTexts, 'sentOn' | 'sentOnInTest' | 'sendOn' | 'stay'>;
}

/** The way to where the study sends its respondents on to; whoever has just come to the end goes there by themselves, unless they stay. */
export function SendOn({ sentOn, texts }: SendOnProps) {
  const [address, setAddress] = useState<string | null>(null);
  const [goes, setGoes] = useState(false);
  const [isTest, setTest] = useState(false);
  const ask = useRef(sentOn);
  useEffect(() => {
    let isShown = true;
    ask.current().then(
      (told) => {
        if (!isShown) return;
        setAddress(told.address);
        setTest(told.is_test);
        // Another site's frame is not ours to lead elsewhere.
        setGoes(told.at_once && window.top === window);
      },
      // Nobody is kept from the end by a page that does not follow.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  useEffect(() => {
    if (!goes || address === null) return;
    const timer = setTimeout(() => location.assign(address), WAIT_MS);
    return () => clearTimeout(timer);
  }, [goes, address]);
  if (address === null) return null;
  return (
    <>
      {goes && <p role="status">{texts.sentOn}</p>}
      {isTest && (
        <p role="status">
          {texts.sentOnInTest} <span dir="ltr">{address}</span>
        </p>
      )}
      <div className="dw-actions">
        <a className="dw-button" href={address} target="_top" rel="noreferrer">
          {texts.sendOn}
        </a>
        {goes && (
          <button type="button" className="dw-button dw-quiet" onClick={() => setGoes(false)}>
            {texts.stay}
          </button>
        )}
      </div>
    </>
  );
}
