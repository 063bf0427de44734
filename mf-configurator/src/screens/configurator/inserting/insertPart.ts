import type { SurveyData } from '@dialogwerk/shared/contract';
import { loopGroups } from '@dialogwerk/shared/dialog/graph';
import { $wantedCard } from '../../../features/canvas/state/canvasView.ts';
import type { Command } from '../../../features/editing/model/Command.ts';
import type { PartContent } from '../../../features/parts/model/PartContent.ts';
import { placedPart } from '../../../features/parts/model/placedPart.ts';
import type { PlacedPart } from '../../../features/parts/model/placedPart.ts';
import { texts } from '../../../features/parts/texts.ts';
import type { Selection } from '../../../model/Selection.ts';
import { newId } from '../../../newId.ts';
import { applyAsOneStep } from '../editing/applyAsOneStep.ts';
import { loadSectionTools } from '../sections/sectionTools.ts';
import type { Workspace } from '../workspace/Workspace.ts';
import { chainCommands } from './chainCommands.ts';
import { intoLoop } from './intoLoop.ts';
import { scaleCommands } from './scaleCommands.ts';

/** Puts a part behind the selected block, else behind all, as one step for undo; `given`: expressions for its inputs. */
export async function insertPart(
  workspace: Workspace,
  content: PartContent,
  given: ReadonlyMap<string, string>,
): Promise<void> {
  const { editor, selection, select, view } = workspace;
  // Without them it is there, drawn block by block.
  await loadSectionTools().catch(() => null);
  const { survey } = editor.$state.get();
  const made = placedPart(content, survey, given, { newId, now: Date.now() });
  applyAsOneStep(workspace, partCommands(survey, made, lastChosen(survey, selection)), {
    done: [texts.inserted(content.name, made.blocks.length), ...(made.filesLeft ? [texts.filesLeft] : [])].join(' '),
    nothing: texts.empty,
  });
  select({ kind: 'blocks', ids: made.section.blocks });
  const [first] = made.section.blocks;
  if (view === 'graph' && first !== undefined) $wantedCard.set(first);
}

/** The commands that put a part behind a block; into the loop that this block is in. */
export function partCommands(survey: SurveyData, made: PlacedPart, behind: string | null): Command[] {
  const loop = behind === null ? null : loopGroups(survey.all_questions).loopOf(behind);
  const { blocks, section } = made;
  return [
    ...scaleCommands(survey, made),
    ...intoLoop(survey, chainCommands(survey, behind, blocks), loop),
    { kind: 'updateSections', sections: { [section.id]: section } },
  ];
}

/** The block behind which a part comes: the last one that is selected, else the last of all; null for an empty dialog. */
export function lastChosen({ all_questions }: SurveyData, selection: Selection): string | null {
  const chosen = new Set(selection.kind === 'blocks' ? selection.ids : []);
  const last = all_questions.findLast(({ unique_question_id }) => chosen.has(unique_question_id));
  return (last ?? all_questions.at(-1))?.unique_question_id ?? null;
}
