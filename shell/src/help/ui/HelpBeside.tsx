import { useStore } from '@nanostores/react';
import { $help } from '@dialogwerk/shared/state';
import { LazyScreen } from '../../pages/LazyScreen.tsx';

const loadPanel = async () => (await import('./HelpPanel.tsx')).HelpPanel;

/** The help beside the work, once a page of it was asked for; its code comes then. */
export function HelpBeside() {
  const place = useStore($help);
  return place && <LazyScreen load={loadPanel} props={{ place }} waiting={null} />;
}
