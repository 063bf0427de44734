import type { Block, SurveyData } from '@dialogwerk/shared/contract';
import { applyCommand } from './applyCommand.ts';
import type { Command } from './Command.ts';
import type { BlockChange } from '../../../model/BlockChange.ts';

/** What two authors have changed at once, until this one has chosen. Their own version stays on the screen meanwhile. */
export type Conflict =
  /** A field of a block, or of the settings for null: `mine` sets it as this author wants it. */
  | {
      readonly kind: 'field';
      readonly about: string | null;
      readonly field: string;
      readonly mine: Command;
      readonly by: string | null;
    }
  /** The other one has deleted the block that this one was changing. */
  | { readonly kind: 'deleted'; readonly block: Block; readonly change: BlockChange; readonly by: string | null }
  /** The other one has changed the block that this one has deleted. */
  | { readonly kind: 'delete'; readonly id: string; readonly by: string | null };

/** What tells a conflict from the others. */
export function conflictKey(conflict: Conflict): string {
  switch (conflict.kind) {
    case 'field':
      return `field ${conflict.about ?? ''} ${conflict.field}`;
    case 'deleted':
      return `deleted ${conflict.block.unique_question_id}`;
    case 'delete':
      return `delete ${conflict.id}`;
  }
}

/** The commands by which the author's own version holds. */
export function ownVersion(conflict: Conflict): readonly Command[] {
  switch (conflict.kind) {
    case 'field':
      return [conflict.mine];
    case 'deleted': {
      const { block, change } = conflict;
      return [
        { kind: 'restoreBlock', block },
        { kind: 'updateBlock', id: block.unique_question_id, change },
      ];
    }
    case 'delete':
      return [{ kind: 'deleteBlock', id: conflict.id }];
  }
}

/** The dialog with the author's versions of what is not settled yet. */
export function withOwnVersions(survey: SurveyData, conflicts: readonly Conflict[]): SurveyData {
  return conflicts
    .flatMap(ownVersion)
    .reduce((result: SurveyData, command: Command) => applyCommand(result, command), survey);
}

/** Conflicts that are still there: where both versions have become the same, there is nothing to choose. */
export function openConflicts(confirmed: SurveyData, conflicts: readonly Conflict[]): readonly Conflict[] {
  const open = conflicts.filter((conflict) =>
    ownVersion(conflict).some((command) => applyCommand(confirmed, command) !== confirmed),
  );
  return open.length === conflicts.length ? conflicts : open;
}
