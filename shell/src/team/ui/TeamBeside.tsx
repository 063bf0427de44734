import { useStore } from '@nanostores/react';
import { $team, closeTeam, showNotice } from '@dialogwerk/shared/state';
import { useEffect, useRef } from 'react';
import { LazyScreen } from '../../pages/LazyScreen.tsx';
import { loadTeam } from '../loadTeam.ts';
import { texts } from '../texts.ts';
import { TeamFrame } from './TeamFrame.tsx';

async function loadAbove() {
  try {
    return await loadTeam();
  } catch (error) {
    closeTeam();
    showNotice(texts.missing);
    throw error;
  }
}

/** The team of the dialog that somebody asked for, wherever they did: the one place that draws it. Going elsewhere closes it. */
export function TeamBeside({ place }: { readonly place: string }) {
  const surveyId = useStore($team);
  const openedAt = useRef(place);
  useEffect(() => {
    if (openedAt.current === place) return;
    openedAt.current = place;
    closeTeam();
  }, [place]);
  return (
    surveyId !== null && (
      <LazyScreen
        key={surveyId}
        load={loadAbove}
        props={{ surveyId, onClose: closeTeam }}
        waiting={<TeamFrame isWaiting onClose={closeTeam} />}
      />
    )
  );
}
