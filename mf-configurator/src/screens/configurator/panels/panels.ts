import { comments } from './comments.tsx';
import { history } from './history.tsx';
import { importReport } from './importReport.tsx';
import type { Panel } from './Panel.ts';
import { dialogCheck } from './dialogCheck.tsx';
import { parts } from './parts.tsx';
import { preview } from './preview.tsx';
import { publishing } from './publishing.tsx';
import { settings } from './settings.tsx';
import { simulation } from './simulation.tsx';
import { tests } from './tests.tsx';
import { variables } from './variables.tsx';

/** The tools beside the dialog, in the order of their buttons. */
export const panels: readonly Panel[] = [
  preview,
  dialogCheck,
  publishing,
  simulation,
  tests,
  variables,
  parts,
  comments,
  history,
  settings,
  importReport,
];

/** The panel of an id; undefined for none. */
export function panelOf(id: string | null): Panel | undefined {
  return panels.find((panel) => panel.id === id);
}
