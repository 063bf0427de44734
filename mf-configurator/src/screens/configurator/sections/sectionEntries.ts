import type { Section } from '@dialogwerk/shared/contract';
import {
  mdiCursorText,
  mdiSelectAll,
  mdiSelectGroup,
  mdiSelectRemove,
  mdiTrayMinus,
  mdiTrayPlus,
  mdiUnfoldLessHorizontal,
  mdiUnfoldMoreHorizontal,
} from '@mdi/js';
import { liveSections } from '../../../features/canvas/model/sections/liveSections.ts';
import { $folded, $naming, $toggled, setFolded } from '../../../features/canvas/state/folded.ts';
import { applyAsOneStep } from '../editing/applyAsOneStep.ts';
import type { Workspace } from '../workspace/Workspace.ts';
import { putInto, takeOut } from './sectionEdits.ts';
import { texts } from './texts.ts';

/** An entry of a menu, or of the list of commands. */
interface Entry {
  readonly id: string;
  readonly label: string;
  readonly icon: string;
  readonly keys: null;
  readonly enabled: true;
  readonly run: () => void;
}

function entry(id: string, label: string, icon: string, run: () => void): Entry {
  return { id, label, icon, keys: null, enabled: true, run };
}

function sectionsIn({ survey }: Workspace): readonly Section[] {
  return liveSections(survey.sections, survey.all_questions);
}

export function sectionName(workspace: Workspace, id: string): string {
  return texts.menuOf(sectionsIn(workspace).find((section) => section.id === id)?.name ?? '');
}

/** What can be done with a section. */
export function sectionEntries(workspace: Workspace, id: string): Entry[] {
  const { survey, select, readOnly } = workspace;
  const section = sectionsIn(workspace).find((one) => one.id === id);
  if (!section) return [];
  const { survey_id } = survey;
  const isFolded = $folded.get().get(survey_id)?.has(id) ?? false;
  const fold = (): void => {
    $toggled.set(id);
    setFolded(survey_id, [id], !isFolded);
  };
  return [
    entry(
      'fold',
      isFolded ? texts.unfold : texts.fold,
      isFolded ? mdiUnfoldMoreHorizontal : mdiUnfoldLessHorizontal,
      fold,
    ),
    ...(readOnly ? [] : [entry('rename', texts.rename, mdiCursorText, () => $naming.set(id))]),
    entry('select', texts.select, mdiSelectAll, () => select(() => ({ kind: 'blocks', ids: section.blocks }))),
    ...(readOnly ? [] : [entry('dissolve', texts.dissolve, mdiSelectRemove, () => dissolve(workspace, section))]),
  ];
}

function dissolve(workspace: Workspace, { id, name }: Section): void {
  const done = { done: texts.dissolved(name), nothing: texts.isDissolved };
  applyAsOneStep(workspace, [{ kind: 'updateSections', sections: { [id]: null } }], done);
}

/** What can be done with the selected blocks: into a section, and out of theirs. */
export function selectionEntries(workspace: Workspace): Entry[] {
  const { selection, readOnly, showOverlay } = workspace;
  if (selection.kind !== 'blocks' || readOnly) return [];
  const { ids } = selection;
  const sections = sectionsIn(workspace);
  const isInside = ({ blocks }: Section): boolean => blocks.some((id) => ids.includes(id));
  const others = choices(workspace, ids);
  const [first, ...more] = others;
  return [
    ...(first && more.length === 0
      ? [entry('into', texts.intoOne(first.name), mdiTrayPlus, () => putSelected(workspace, ids, first.id))]
      : []),
    ...(more.length > 0 ? [entry('into', texts.into, mdiTrayPlus, () => showOverlay({ kind: 'section', ids }))] : []),
    ...(sections.some(isInside)
      ? [entry('takeOut', texts.takeOut, mdiTrayMinus, () => takeSelectedOut(workspace, ids))]
      : []),
  ];
}

/** The sections that some blocks can be put into, as a list that is searched. */
export function choices(workspace: Workspace, ids: readonly string[]) {
  return sectionsIn(workspace)
    .filter(({ blocks }) => !ids.every((id) => blocks.includes(id)))
    .map(({ id, name, blocks }) => ({ id, name, icon: mdiSelectGroup, hint: texts.blocks(blocks.length) }));
}

/** Puts blocks into a section. */
export function putSelected(workspace: Workspace, ids: readonly string[], id: string): void {
  const { editor, announce } = workspace;
  const { sections } = editor.$state.get().survey;
  const target = sections.find((section) => section.id === id);
  if (!target) return;
  editor.change([{ kind: 'updateSections', sections: putInto(sections, target, ids) }]);
  announce(texts.cameInto(ids.length, target.name));
}

function takeSelectedOut({ editor, announce }: Workspace, ids: readonly string[]): void {
  const { sections } = editor.$state.get().survey;
  editor.change([{ kind: 'updateSections', sections: takeOut(sections, ids) }]);
  announce(texts.tookOut(ids.filter((id) => sections.some(({ blocks }) => blocks.includes(id))).length));
}

/** What can be done with all sections. */
export function sectionCommands(workspace: Workspace): Entry[] {
  const { survey_id } = workspace.survey;
  const ids = sectionsIn(workspace).map(({ id }) => id);
  const folded = $folded.get().get(survey_id);
  return [
    ...(ids.some((id) => !folded?.has(id))
      ? [entry('foldAll', texts.foldAll, mdiUnfoldLessHorizontal, () => setFolded(survey_id, ids, true))]
      : []),
    ...(ids.some((id) => folded?.has(id))
      ? [entry('unfoldAll', texts.unfoldAll, mdiUnfoldMoreHorizontal, () => setFolded(survey_id, ids, false))]
      : []),
  ];
}
