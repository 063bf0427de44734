import { applyCommand } from '../../../features/editing/model/applyCommand.ts';
import type { Command } from '../../../features/editing/model/Command.ts';
import type { LineFrom } from '../../../model/Insertion.ts';
import { applyAsOneStep } from '../editing/applyAsOneStep.ts';
import type { Workspace } from '../workspace/Workspace.ts';
import { saidAfterLine } from './saidAfter.ts';

/** Makes what was drawn, and says what has become true by it, where that is more than the line shows; `done`: what is only announced. */
export function drawAndSay(
  { editor, survey, announce }: Pick<Workspace, 'editor' | 'survey' | 'announce'>,
  commands: readonly Command[],
  from: LineFrom | null,
  done: string | null,
): void {
  const said = from && saidAfterLine(survey, commands.reduce(applyCommand, survey), from);
  if (said) {
    applyAsOneStep({ editor, announce: (sentence) => announce([done, sentence].filter(Boolean).join(' ')) }, commands, {
      done: said,
      nothing: said,
    });
    return;
  }
  editor.change(commands);
  if (done !== null) announce(done);
}
