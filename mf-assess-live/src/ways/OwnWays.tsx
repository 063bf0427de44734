import type { ClientConfig, OpenQuestion } from '@dialogwerk/shared/contract';
import type { ComponentProps } from 'react';
import { PausedNotice } from './PausedNotice.tsx';
import { ReadAloud } from './ReadAloud.tsx';

interface OwnWaysProps extends Pick<ComponentProps<typeof ReadAloud>, 'entries' | 'paused'> {
  readonly survey: Pick<ClientConfig, 'language'>;
  readonly allSaid: boolean;
  readonly question: OpenQuestion | null;
  readonly on: { readonly aloud: boolean; readonly pace: number };
  readonly onGoOn: () => void;
}

/** How messages come to a respondent who has changed that: read aloud, or held. */
export function OwnWays({ survey, entries, allSaid, question, on, paused, onGoOn }: OwnWaysProps) {
  const { language } = survey;
  return (
    <>
      {on.aloud && <ReadAloud {...{ entries, language, paused }} question={allSaid ? question : null} pace={on.pace} />}
      {paused && !allSaid && <PausedNotice {...{ language, onGoOn }} />}
    </>
  );
}
