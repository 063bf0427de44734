import { useStore } from '@nanostores/react';
import { $help, closeHelp, showNotice } from '@dialogwerk/shared/state';
import { LazyScreen } from '../../pages/LazyScreen.tsx';
import { besideTexts as texts } from '../besideTexts.ts';

async function loadPanel() {
  try {
    return (await import('./HelpPanel.tsx')).HelpPanel;
  } catch (error) {
    // Said where it is seen, and asked for again with the next click: the foot of the page may lie beneath a dialog.
    closeHelp();
    showNotice(texts.failed);
    throw error;
  }
}

/** The help beside the work, once a page of it was asked for; its code comes then. */
export function HelpBeside() {
  const place = useStore($help);
  return place && <LazyScreen load={loadPanel} props={{ place }} waiting={null} />;
}
