import { history } from './history.tsx';
import { importReport } from './importReport.tsx';
import type { Panel } from './Panel.ts';
import { dialogCheck } from './dialogCheck.tsx';
import { publishing } from './publishing.tsx';
import { settings } from './settings.tsx';
import { simulation } from './simulation.tsx';
import { variables } from './variables.tsx';

/** The tools beside the dialog, in the order of their buttons. */
export const panels: readonly Panel[] = [
  dialogCheck,
  publishing,
  simulation,
  variables,
  history,
  settings,
  importReport,
];

/** The panel of an id; undefined for none. */
export function panelOf(id: string | null): Panel | undefined {
  return panels.find((panel) => panel.id === id);
}
