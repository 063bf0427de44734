import { numbersOf } from '@dialogwerk/shared/dialog/graph';
import { showNotice } from '@dialogwerk/shared/state';
import {
  mdiAlignHorizontalLeft,
  mdiAlignVerticalTop,
  mdiCallSplit,
  mdiCommentOutline,
  mdiCursorText,
  mdiFamilyTree,
  mdiPlayOutline,
  mdiPlus,
  mdiSelectGroup,
  mdiViewSequentialOutline,
  mdiViewParallelOutline,
} from '@mdi/js';
import { $wantedJump } from '../../../features/inspector/state/wantedJump.ts';
import { selectedBlockId } from '../../../model/Selection.ts';
import { texts } from '../../../texts.ts';
import { alignBlocks } from '../editing/alignBlocks.ts';
import { usualPlace } from '../inserting/addBlock.ts';
import { loadSectionTools } from '../sections/sectionTools.ts';
import type { Alignment } from '../../../features/canvas/model/alignedPlaces.ts';
import type { Workspace } from '../workspace/Workspace.ts';
import type { Action } from './Action.ts';

/** The toolbar has a menu for it; by its key the list that is searched opens. */
export const add: Action = {
  id: 'add',
  label: texts.addBlock,
  icon: mdiPlus,
  place: 'nowhere',
  shortcut: 'add',
  changes: true,
  isPossible: () => true,
  perform: (workspace) => workspace.showOverlay({ kind: 'pick', where: usualPlace(workspace), at: null }),
};

export const write: Action = {
  id: 'write',
  label: texts.write,
  icon: mdiCursorText,
  place: 'nowhere',
  shortcut: 'writeCard',
  changes: true,
  isPossible: ({ view, selection }) => view === 'graph' && selectedBlockId(selection) !== null,
  perform: ({ selection, showOverlay }) => {
    const id = selectedBlockId(selection);
    if (id !== null) showOverlay({ kind: 'write', id });
  },
};

/** The numbers of a question, in ranges that lead on by themselves. */
export const part: Action = {
  id: 'part',
  label: texts.part,
  icon: mdiCallSplit,
  place: 'nowhere',
  shortcut: 'partCard',
  changes: true,
  isPossible: ({ view, selection, survey }) => view === 'graph' && asksNumber(survey, selectedBlockId(selection)),
  perform: ({ selection, showOverlay }) => {
    const id = selectedBlockId(selection);
    if (id !== null) showOverlay({ kind: 'part', id });
  },
};

/** Whether a block is answered with a number. */
function asksNumber({ all_questions }: Workspace['survey'], id: string | null): boolean {
  return all_questions.some((block) => block.unique_question_id === id && numbersOf(block) !== null);
}

/** A branch that goes by more than one answer, or by a number. */
export const jumpIf: Action = {
  id: 'jumpIf',
  label: texts.jumpIf,
  icon: mdiFamilyTree,
  place: 'nowhere',
  shortcut: null,
  changes: true,
  isPossible: ({ selection, survey }) => {
    const id = selectedBlockId(selection);
    return survey.all_questions.some(({ unique_question_id }) => unique_question_id === id);
  },
  perform: ({ selection, select }) => {
    select(selection);
    $wantedJump.set(selectedBlockId(selection));
  },
};

export const comment: Action = {
  id: 'comment',
  label: texts.commentHere,
  icon: mdiCommentOutline,
  place: 'nowhere',
  shortcut: null,
  changes: false,
  isPossible: ({ selection }) => selectedBlockId(selection) !== null,
  perform: ({ selection, select, openPanel }) => {
    select(selection);
    openPanel('comments');
  },
};

export const testHere: Action = {
  id: 'testHere',
  label: texts.testHere,
  icon: mdiPlayOutline,
  place: 'nowhere',
  shortcut: null,
  changes: false,
  isPossible: ({ selection, testFrom }) => testFrom !== null && selectedBlockId(selection) !== null,
  perform: ({ selection, testFrom }) => {
    const id = selectedBlockId(selection);
    if (id !== null) testFrom?.(id);
  },
};

/** `least`: how many cards it takes. */
function aligning(id: Alignment, icon: string, least: number): Action {
  return {
    id,
    label: texts.aligning[id],
    icon,
    place: 'nowhere',
    shortcut: null,
    changes: true,
    isPossible: ({ view, selection }) =>
      view === 'graph' && selection.kind === 'blocks' && selection.ids.length >= least,
    perform: (workspace) => alignBlocks(workspace, id),
  };
}

/** What puts several cards in line. */
export const alignments: readonly Action[] = [
  aligning('alignLeft', mdiAlignHorizontalLeft, 2),
  aligning('alignTop', mdiAlignVerticalTop, 2),
  aligning('spreadDown', mdiViewSequentialOutline, 3),
  aligning('spreadRight', mdiViewParallelOutline, 3),
];

export const group: Action = {
  id: 'group',
  label: texts.group,
  icon: mdiSelectGroup,
  place: 'menu',
  shortcut: 'group',
  changes: true,
  isPossible: ({ view, selection }) => view === 'graph' && selection.kind === 'blocks' && selection.ids.length > 1,
  perform: (workspace) =>
    void loadSectionTools().then(
      ({ makeSection }) => makeSection(workspace),
      () => showNotice(texts.groupLost),
    ),
};

/** What makes blocks, writes and tests them, and puts their cards in line. */
export const building: readonly Action[] = [add, write, part, jumpIf, comment, testHere, group, ...alignments];
