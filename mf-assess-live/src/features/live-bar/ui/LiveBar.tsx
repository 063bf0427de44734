import type { ClientConfig } from '@dialogwerk/shared/contract';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { initialsOf } from '@dialogwerk/shared/browser';

interface LiveBarProps {
  readonly survey: ClientConfig;
  /** The menu, where the respondent has one. */
  readonly children?: ReactNode;
}

/** The bar above a dialog (spec §2, 'Live bar'): who speaks, and what can be done with the dialog. */
export function LiveBar({ survey, children }: LiveBarProps) {
  const { survey_name, avatar_name, config } = survey;
  return (
    <header className="dw-bar">
      <Logo logo={config.logo_src} avatar={config.avatar_src} name={avatar_name || survey_name} />
      <div className="dw-names" lang={survey.language}>
        <h1 title={survey_name}>{survey_name}</h1>
        {avatar_name && <p>{avatar_name}</p>}
      </div>
      {children}
    </header>
  );
}

/** The dialog's logo, else its avatar, else one generated from its name (spec §3); initials where no picture comes. */
function Logo({
  logo,
  avatar,
  name,
}: {
  readonly logo: string | null;
  readonly avatar: string | null;
  readonly name: string;
}) {
  const [broken, setBroken] = useState('');
  const picture = logo ?? avatar ?? `/avatars/${encodeURIComponent(name)}.svg`;
  if (broken !== picture) {
    const onError = (): void => setBroken(picture);
    return <img className={logo ? 'dw-logo' : 'dw-avatar'} src={picture} alt="" onError={onError} />;
  }
  return (
    <span className="dw-avatar" aria-hidden>
      {initialsOf(name)}
    </span>
  );
}
