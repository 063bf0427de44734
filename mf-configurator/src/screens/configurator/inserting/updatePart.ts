import type { SurveyData } from '@dialogwerk/shared/contract';
import type { Command } from '../../../features/editing/model/Command.ts';
import type { UpdatedPart } from '../../../features/parts/model/updatedPart.ts';
import { texts } from '../../../features/parts/texts.ts';
import { applyAsOneStep } from '../editing/applyAsOneStep.ts';
import type { Workspace } from '../workspace/Workspace.ts';
import { scaleCommands } from './scaleCommands.ts';

/** Brings a part to the version of its source that was offered, as one step for undo. */
export function updatePart(workspace: Workspace, update: UpdatedPart): void {
  const done = texts.updated(update.section.name);
  applyAsOneStep(workspace, updateCommands(workspace.survey, update, Date.now()), { done, nothing: done });
}

/** The commands that take over what has changed in the source of a part; `now` in ms. */
export function updateCommands(survey: SurveyData, update: UpdatedPart, now: number): Command[] {
  const { added, changed, deleted, section } = update;
  return [
    ...scaleCommands(survey, update),
    ...added.map(({ block, after }): Command => ({
      kind: 'addBlock',
      block: Object.assign({}, block, { created_on: now }),
      after,
    })),
    ...changed.map(({ id, change }): Command => ({ kind: 'updateBlock', id, change })),
    ...deleted.map((id): Command => ({ kind: 'deleteBlock', id })),
    { kind: 'updateSections', sections: { [section.id]: section } },
  ];
}
