import type { LineFrom } from '../../../model/Insertion.ts';
import type { Workspace } from '../workspace/Workspace.ts';
import { connectLine } from './connectLine.ts';
import { drawAndSay } from './drawAndSay.ts';

/** Leads a line to a block that is there, or to the ending, and says what follows from it. */
export function leadLine(workspace: Workspace, from: LineFrom, target: string): void {
  drawAndSay(workspace, connectLine(workspace.survey, from, target), from, null);
}
