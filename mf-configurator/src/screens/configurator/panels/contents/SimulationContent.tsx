import { selectBlock } from '../../../../model/Selection.ts';
import type { PanelProps } from '../Panel.ts';
import { SimulationPanel } from '../../../../features/simulation/ui/SimulationPanel.tsx';

/** The run with invented respondents. */
export function SimulationContent({ workspace: { survey, select } }: PanelProps) {
  return <SimulationPanel survey={survey} onSelect={(id) => select(selectBlock(id))} />;
}
