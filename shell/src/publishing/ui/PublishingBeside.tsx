import { useStore } from '@nanostores/react';
import { $publishing, closePublishing, showNotice } from '@dialogwerk/shared/state';
import { useEffect, useRef } from 'react';
import { LazyScreen } from '../../pages/LazyScreen.tsx';
import { texts } from '../texts.ts';

async function loadAside() {
  try {
    return (await import('./PublishingAside.tsx')).PublishingAside;
  } catch (error) {
    closePublishing();
    showNotice(texts.missing);
    throw error;
  }
}

const none = {};

/** The steps from draft to respondents, once somebody asked for them; going elsewhere closes them. */
export function PublishingBeside({ place }: { readonly place: string }) {
  const what = useStore($publishing);
  const openedAt = useRef(place);
  useEffect(() => {
    if (openedAt.current === place) return;
    openedAt.current = place;
    closePublishing();
  }, [place]);
  return what && <LazyScreen load={loadAside} props={none} waiting={null} />;
}
