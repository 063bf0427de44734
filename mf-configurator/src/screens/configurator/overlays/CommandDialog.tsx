import { blockFacts } from '@dialogwerk/shared/dialog';
import { findBlocks } from '../../../features/search/model/findBlocks.ts';
import { offeredStarts } from '../../../starts.ts';
import { startWords } from '../../../startWords.data.ts';
import { actions } from '../actions/actions.ts';
import { commands } from '../actions/viewing.ts';
import { addBlock } from '../inserting/addBlock.ts';
import { $sectionTools } from '../sections/sectionTools.ts';
import { actionItems, panelItems } from '../toolbar/toolbarItems.ts';
import type { Workspace } from '../workspace/Workspace.ts';
import { matching } from './matching.ts';
import type { Pickable } from './matching.ts';
import { overlayTexts as texts } from './overlayTexts.ts';
import { PickDialog } from './PickDialog.tsx';

interface Doing extends Pickable {
  readonly run: () => void;
}

interface CommandDialogProps {
  readonly workspace: Workspace;
  readonly onClose: () => void;
}

/** Everything that can be done now with its key, every block by what it says, and every type, in one list that is searched. */
export function CommandDialog({ workspace, onClose }: CommandDialogProps) {
  const doing = commandsOf(workspace);
  const adding = workspace.readOnly ? [] : offeredStarts.map((offered) => addingOf(workspace, offered));
  return (
    <PickDialog
      label={texts.commands}
      placeholder={texts.commandsHint}
      find={(query) =>
        query.trim() === ''
          ? doing
          : [...matching(doing, query), ...blocksOf(workspace, query), ...matching(adding, query)]
      }
      onPick={({ run }) => {
        onClose();
        run();
      }}
      onClose={onClose}
    />
  );
}

function commandsOf(workspace: Workspace): Doing[] {
  const others = actions.filter((action) => action !== commands);
  const tools = $sectionTools.get();
  const ofSections = tools ? [...tools.selectionEntries(workspace), ...tools.sectionCommands(workspace)] : [];
  return [...actionItems(others, workspace), ...ofSections, ...panelItems(workspace)]
    .filter(({ enabled }) => enabled)
    .map(({ id, icon, label, keys, run }) => ({ id, icon, name: label, hint: '', keys, run }));
}

function addingOf(workspace: Workspace, { start, type, name, hint }: (typeof offeredStarts)[number]): Doing {
  return {
    id: `add ${start}`,
    icon: { type },
    name: texts.addType(name),
    hint,
    words: startWords[start],
    run: () => addBlock(workspace, start),
  };
}

function blocksOf({ survey, select }: Workspace, query: string): Doing[] {
  return findBlocks(survey, query).map(({ block, number, name }) => ({
    id: block.unique_question_id,
    icon: { type: block.type },
    name: texts.goTo(number, name),
    hint: blockFacts[block.type].name,
    // Who looks for a block wants to write in it.
    run: () => select({ kind: 'blocks', ids: [block.unique_question_id], fresh: true }),
  }));
}
