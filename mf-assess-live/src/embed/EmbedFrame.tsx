import { useEffect, useId, useState } from 'react';
import { embedTexts } from './texts.ts';

interface EmbedFrameProps {
  readonly location: string;
  readonly title: string;
  /** Of our own words. */
  readonly lang: string;
}

/** A page or film of another host: nothing is asked for there before the respondent, who was told, wants to see it. */
export function EmbedFrame({ location, title, lang }: EmbedFrameProps) {
  const [isShown, setShown] = useState(false);
  const isRefused = useRefused(location);
  const texts = embedTexts(lang);
  const toldId = useId();
  const { hostname } = new URL(location);
  return (
    <div className="dw-embed">
      <p>
        <strong>{title}</strong>
      </p>
      {isShown && !isRefused && (
        <iframe
          src={location}
          title={title}
          sandbox={sandboxOf(location)}
          allow="fullscreen; picture-in-picture"
          // Because YouTube plays nothing for a page that does not say where it is.
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
      <div lang={lang}>
        <p className="dw-embed-told" id={toldId} role={isRefused ? 'alert' : undefined}>
          {isRefused ? texts.refused(hostname) : texts.told(hostname)}
        </p>
        <div className="dw-embed-ways">
          {!isRefused && (
            <button
              type="button"
              className="dw-button"
              aria-describedby={toldId}
              onClick={() => setShown((before) => !before)}
            >
              {isShown ? texts.hide : texts.show}
            </button>
          )}
          <a href={location} target="_blank" rel="noopener noreferrer">
            {texts.open}
          </a>
        </div>
      </div>
    </div>
  );
}

/** The film's own scripts and storage, but neither forms nor the page around it; of this host no storage, because it could then leave its frame. */
function sandboxOf(location: string): string {
  const isOurs = new URL(location).origin === globalThis.location.origin;
  return isOurs ? 'allow-scripts' : 'allow-scripts allow-same-origin allow-presentation';
}

/** Whether the page's policy has refused what is shown here: the operator does not allow its host. */
function useRefused(location: string): boolean {
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    const { origin } = new URL(location);
    const hear = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent): void => {
      if (effectiveDirective === 'frame-src' && blockedURI.startsWith(origin)) setRefused(true);
    };
    document.addEventListener('securitypolicyviolation', hear);
    return () => document.removeEventListener('securitypolicyviolation', hear);
  }, [location]);
  return isRefused;
}
