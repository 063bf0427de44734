import { SECTION_LIMITS } from '@dialogwerk/shared/contract';
import type { Section } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { liveSections } from '../../../features/canvas/model/sections/liveSections.ts';
import { $naming } from '../../../features/canvas/state/folded.ts';
import { newId } from '../../../newId.ts';
import type { Workspace } from '../workspace/Workspace.ts';
import { putInto } from './sectionEdits.ts';
import { texts } from './texts.ts';

/** The section that was just made: its first name belongs to the same step. */
let fresh: string | null = null;
$naming.listen((naming) => {
  if (naming !== fresh) fresh = null;
});

/** Makes the selected blocks a section, and has its name written. */
export function makeSection({ editor, selection, announce }: Workspace): void {
  const { survey } = editor.$state.get();
  if (selection.kind !== 'blocks') return;
  const chosen = new Set(selection.ids);
  const ids = survey.all_questions.map(({ unique_question_id: id }) => id).filter((id) => chosen.has(id));
  const live = liveSections(survey.sections, survey.all_questions);
  if (live.length >= SECTION_LIMITS.most) {
    showNotice(texts.tooMany(SECTION_LIMITS.most));
    return;
  }
  const section: Section = { id: newId('s'), name: freeName(live), blocks: [] };
  const there = new Set(live.map(({ id }) => id));
  const empty = survey.sections.filter(({ id }) => !there.has(id)).map(({ id }) => [id, null] as const);
  const sections = { ...Object.fromEntries(empty), ...putInto(survey.sections, section, ids) };
  editor.change([{ kind: 'updateSections', sections }], gestureOf(section));
  fresh = section.id;
  $naming.set(section.id);
  announce(texts.made(section.name));
}

/** Gives a section another name. */
export function nameSection({ editor }: Workspace, id: string, name: string): void {
  const { survey } = editor.$state.get();
  const section = survey.sections.find((one) => one.id === id);
  if (!section) return;
  const named = { ...section, name };
  editor.change([{ kind: 'updateSections', sections: { [id]: named } }], fresh === id ? gestureOf(section) : null);
}

function gestureOf({ id }: Section): string {
  return `section ${id}`;
}

function freeName(sections: readonly Section[]): string {
  const taken = new Set(sections.map(({ name }) => name));
  for (let number = 1; ; number += 1) {
    const name = texts.suggested(number);
    if (!taken.has(name)) return name;
  }
}
