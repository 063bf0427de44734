import { mdiAccountGroupOutline } from '@mdi/js';
import { Skeleton } from '@dialogwerk/shared/ui';
import { createLater } from '../../../createLater.ts';
import { texts } from '../../../features/simulation/texts.ts';
import { selectBlock } from '../../../model/Selection.ts';
import type { Panel, PanelProps } from './Panel.ts';

const later = createLater(() => import('../../../features/simulation/ui/SimulationPanel.tsx'));

/** The test run with invented respondents; it comes when it is opened, because it brings the whole engine. */
export const simulation: Panel = {
  id: 'simulation',
  label: texts.title,
  icon: mdiAccountGroupOutline,
  place: 'bar-if-wide',
  Content: SimulationContent,
};

function SimulationContent({ workspace: { survey, select } }: PanelProps) {
  const part = later.use();
  if (!part)
    return <Skeleton role="progressbar" variant="rounded" height={240} aria-label={texts.loading} sx={{ m: 2 }} />;
  return <part.SimulationPanel survey={survey} onSelect={(id) => select(selectBlock(id))} />;
}
