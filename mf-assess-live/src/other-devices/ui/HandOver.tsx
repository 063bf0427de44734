import type { ClientConfig } from '@dialogwerk/shared/contract';
import { copyText } from '@dialogwerk/shared/browser';
import { useCallback, useEffect, useState } from 'react';
import type { RunningConversation } from '../../features/conversation/effects/RunningConversation.ts';
import { continueLink } from '../model/continueLink.ts';
import { otherDeviceTexts } from '../texts.ts';
import { QrPicture } from './QrPicture.tsx';

/** How often it is asked whether the other device has come, in milliseconds. */
const LOOK_MS = 3_000;

interface HandOverProps {
  readonly survey: Pick<ClientConfig, 'survey_id' | 'language' | 'du_sie'>;
  readonly running: Pick<RunningConversation, 'client'>;
}

type Phase =
  | { readonly kind: 'loading' | 'failed' | 'taken' | 'expired' }
  | { readonly kind: 'ready'; readonly link: string };

/** The code and the link by which the conversation goes on at another device, and what became of them. */
export function HandOver({ survey, running }: HandOverProps) {
  const texts = otherDeviceTexts(survey.language, survey.du_sie);
  const [phase, setPhase] = useState<Phase>({ kind: 'loading' });
  const [copied, setCopied] = useState<boolean | null>(null);
  const { survey_id } = survey;
  const { client } = running;

  const load = useCallback(
    (): Promise<void> =>
      client.call('handOver', { survey_id }).then(
        ({ code }) => setPhase({ kind: 'ready', link: continueLink(survey_id, code) }),
        () => setPhase({ kind: 'failed' }),
      ),
    [client, survey_id],
  );
  useEffect(() => void load(), [load]);
  const loadAnew = (): void => {
    setPhase({ kind: 'loading' });
    setCopied(null);
    void load();
  };

  const waits = phase.kind === 'ready';
  useEffect(() => {
    if (!waits) return undefined;
    const look = async (): Promise<void> => {
      const other = await client.call('handedOver', { survey_id }).catch(() => null);
      if (other && other.state !== 'open') setPhase({ kind: other.state });
    };
    const timer = setInterval(() => void look(), LOOK_MS);
    return () => clearInterval(timer);
  }, [client, survey_id, waits]);

  return (
    <div className="dw-hand-over" lang={texts.lang}>
      {phase.kind === 'ready' && (
        <>
          <p>{texts.purpose}</p>
          <QrPicture text={phase.link} name={texts.qr} />
          <p>{texts.secret}</p>
          <button type="button" className="dw-button" onClick={() => void copyText(phase.link).then(setCopied)}>
            {texts.copy}
          </button>
        </>
      )}
      <div role="status">
        {phase.kind === 'loading' && <p className="dw-loading">{texts.loading}</p>}
        {phase.kind === 'failed' && <p>{texts.failed}</p>}
        {phase.kind === 'expired' && <p>{texts.expired}</p>}
        {phase.kind === 'taken' && <p>{texts.taken}</p>}
        {phase.kind === 'ready' && copied === true && <p>{texts.copied}</p>}
        {phase.kind === 'ready' && copied === false && (
          <p>
            {texts.notCopied} <code>{phase.link}</code>
          </p>
        )}
      </div>
      {(phase.kind === 'failed' || phase.kind === 'expired') && (
        <button type="button" className="dw-button" onClick={loadAnew}>
          {phase.kind === 'failed' ? texts.again : texts.fresh}
        </button>
      )}
    </div>
  );
}
