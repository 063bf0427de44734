import { mdiAccountGroupOutline } from '@mdi/js';
import { texts } from '../../../features/simulation/texts.ts';
import { SimulationPanel } from '../../../features/simulation/ui/SimulationPanel.tsx';
import { selectBlock } from '../../../model/Selection.ts';
import type { Panel } from './Panel.ts';

/** The test run with invented respondents. */
export const simulation: Panel = {
  id: 'simulation',
  label: texts.title,
  icon: mdiAccountGroupOutline,
  place: 'bar-if-wide',
  Content: ({ workspace: { survey, select } }) => (
    <SimulationPanel survey={survey} onSelect={(id) => select(selectBlock(id))} />
  ),
};
