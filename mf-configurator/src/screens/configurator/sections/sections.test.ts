import type { Section, SurveyData } from '@dialogwerk/shared/contract';
import { connectionsOf } from '@dialogwerk/shared/dialog/graph';
import { beforeEach, expect, test, vi } from 'vitest';
import { $folded, $naming, setFolded } from '../../../features/canvas/state/folded.ts';
import { selectBlock } from '../../../model/Selection.ts';
import { aBlock, aDialog } from '../../../testing/aDialog.ts';
import { aWorkspace } from '../../../testing/aWorkspace.ts';
import { duplicateSelection } from '../editing/copying.ts';
import { insertBlock } from '../inserting/insertBlock.ts';
import { menuEntries } from '../overlays/menuEntries.ts';
import type { Workspace } from '../workspace/Workspace.ts';
import { makeSection, nameSection } from './makeSection.ts';
import { choices, putSelected } from './sectionEntries.ts';
import { loadSectionTools } from './sectionTools.ts';
import { unfoldFor } from './unfoldFor.ts';

const blocks = ['a', 'b', 'c', 'd', 'e'].map((id) => aBlock('open', id, { short_name: id }));
const named = (...sections: Section[]): SurveyData => ({ ...aDialog(...blocks), sections });
const first: Section = { id: 's1', name: 'Anfang', blocks: ['a', 'b'] };
const second: Section = { id: 's2', name: 'Mitte', blocks: ['c', 'd'] };
const selected = (survey: SurveyData, ...ids: string[]): Workspace =>
  aWorkspace(survey, { selection: { kind: 'blocks', ids } });
const sectionsOf = ({ editor }: Workspace) => editor.$state.get().survey.sections;
const blocksOf = (workspace: Workspace) =>
  sectionsOf(workspace).map(({ name, blocks: own }) => [name, ...own].join(' '));
const at = { x: 0, y: 0 };
const entriesFor = (workspace: Workspace, target: Parameters<typeof menuEntries>[1]['target']) =>
  menuEntries(workspace, { kind: 'menu', target, at });
const run = (workspace: Workspace, target: Parameters<typeof menuEntries>[1]['target'], label: string): void => {
  const entry = entriesFor(workspace, target).find((one) => one.label === label);
  if (!entry) throw new Error(`No entry ${label}.`);
  entry.run();
};

beforeEach(async () => {
  await loadSectionTools();
  $folded.set(new Map());
  $naming.set(null);
  localStorage.clear();
});

test('selected blocks become a section in the dialog’s order, whose name is written at once, all of it one step', () => {
  const workspace = selected(named(), 'd', 'b');
  makeSection(workspace);
  expect(blocksOf(workspace)).toEqual(['Abschnitt 1 b d']);
  const id = $naming.get();
  nameSection(workspace, id ?? '', 'Zur Person');
  $naming.set(null);
  expect(blocksOf(workspace)).toEqual(['Zur Person b d']);
  workspace.editor.undo();
  expect(sectionsOf(workspace)).toEqual([]);
  workspace.editor.redo();
  expect(blocksOf(workspace)).toEqual(['Zur Person b d']);
  nameSection(workspace, id ?? '', 'Personen');
  workspace.editor.undo();
  expect(blocksOf(workspace)).toEqual(['Zur Person b d']);
});

test('a block is in one section: a new one takes it from another, which is gone once it has none left', () => {
  const workspace = selected(named(first, second, { id: 's3', name: 'Leer', blocks: ['gone'] }), 'a', 'b', 'c');
  makeSection(workspace);
  expect(blocksOf(workspace)).toEqual(['Mitte d', 'Abschnitt 1 a b c']);
  workspace.editor.undo();
  expect(new Set(blocksOf(workspace))).toEqual(new Set(['Anfang a b', 'Mitte c d', 'Leer gone']));
});

test('the suggested name is one that no section has', () => {
  const workspace = selected(named({ ...first, name: 'Abschnitt 1' }), 'c', 'd');
  makeSection(workspace);
  expect(sectionsOf(workspace).map(({ name }) => name)).toEqual(['Abschnitt 1', 'Abschnitt 2']);
});

const edge = (survey: SurveyData, source: string, target: string) => {
  const connection = connectionsOf(survey).find((one) => one.source === source && one.target === target);
  if (!connection) throw new Error(`No edge ${source} ${target}.`);
  return { kind: 'connection', connection } as const;
};

test.each([
  ['a', 'b', ['Anfang a b new', 'Mitte c d']],
  ['b', 'c', ['Anfang a b', 'Mitte c d']],
  ['c', 'd', ['Anfang a b', 'Mitte c d new']],
])('a block on the edge from %s to %s joins the section that both are in', (source, target, expected) => {
  const survey = named(first, second);
  const workspace = aWorkspace(survey);
  insertBlock(workspace, edge(survey, source, target), 'message');
  const made = workspace.editor.$state.get().survey.all_questions.find(({ type }) => type === 'message');
  expect(blocksOf(workspace).map((text) => text.replace(made?.unique_question_id ?? '-', 'new'))).toEqual(expected);
  workspace.editor.undo();
  expect(blocksOf(workspace)).toEqual(['Anfang a b', 'Mitte c d']);
});

test('copies join the section of the block that they stand behind', () => {
  const workspace = selected(named(first, second), 'b');
  duplicateSelection(workspace);
  expect(sectionsOf(workspace).map(({ blocks: own }) => own.length)).toEqual([3, 2]);
  const outside = selected(named(first, second), 'e');
  duplicateSelection(outside);
  expect(sectionsOf(outside).map(({ blocks: own }) => own.length)).toEqual([2, 2]);
});

test('blocks come into a section and out of it by the menu', () => {
  const showOverlay = vi.fn();
  const workspace = { ...selected(named(first, second), 'b'), showOverlay };
  run(workspace, { kind: 'block', id: 'b' }, 'In Abschnitt „Mitte“');
  expect(blocksOf(workspace)).toEqual(['Anfang a', 'Mitte c d b']);
  const after = selected(named(first, second, { id: 's3', name: 'Ende', blocks: ['e'] }), 'a', 'e');
  run({ ...after, showOverlay }, { kind: 'block', id: 'a' }, 'In Abschnitt …');
  expect(showOverlay).toHaveBeenCalledExactlyOnceWith({ kind: 'section', ids: ['a', 'e'] });
  expect(choices(after, ['a', 'e']).map(({ name, hint }) => `${name}, ${hint}`)).toEqual([
    'Anfang, 2 Blöcke',
    'Mitte, 2 Blöcke',
    'Ende, 1 Block',
  ]);
  putSelected(after, ['a', 'e'], 's2');
  expect(blocksOf(after)).toEqual(['Anfang b', 'Mitte c d a e']);
  run(after, { kind: 'block', id: 'a' }, 'Aus Abschnitt nehmen');
  expect(entriesFor(selected(named(first), 'e'), { kind: 'block', id: 'e' }).map(({ label }) => label)).not.toContain(
    'Aus Abschnitt nehmen',
  );
});

test('a section is folded, renamed and dissolved by its menu; who may only look folds it', () => {
  const workspace = aWorkspace(named(first));
  const target = { kind: 'section', id: 's1' } as const;
  run(workspace, target, 'Einklappen');
  expect($folded.get().get(workspace.survey.survey_id)).toEqual(new Set(['s1']));
  run(workspace, target, 'Umbenennen');
  expect($naming.get()).toBe('s1');
  run(workspace, target, 'Abschnitt auflösen');
  expect(sectionsOf(workspace)).toEqual([]);
  expect(workspace.editor.$state.get().survey.all_questions).toHaveLength(blocks.length);
  workspace.editor.undo();
  expect(sectionsOf(workspace)).toEqual([first]);
  const reader = aWorkspace(named(first), { readOnly: true });
  expect(entriesFor(reader, target).map(({ label }) => label)).toEqual(['Ausklappen', 'Blöcke auswählen']);
});

test('all sections are folded and unfolded at once', () => {
  const workspace = aWorkspace(named(first, second));
  const target = { kind: 'canvas', place: { position: at, standing: [] } } as const;
  run(workspace, target, 'Alle Abschnitte einklappen');
  expect($folded.get().get(workspace.survey.survey_id)).toEqual(new Set(['s1', 's2']));
  expect(JSON.parse(localStorage.getItem('dialogwerk-folded') ?? '')).toEqual([
    [workspace.survey.survey_id, ['s1', 's2']],
  ]);
  run(workspace, target, 'Alle Abschnitte ausklappen');
  expect($folded.get().size).toBe(0);
});

test('what leads to one block unfolds its section, several blocks leave all as they are', () => {
  const survey = named(first, second);
  setFolded(survey.survey_id, ['s1', 's2'], true);
  unfoldFor(survey, { kind: 'blocks', ids: ['a', 'b'] });
  unfoldFor(survey, selectBlock('e'));
  expect($folded.get().get(survey.survey_id)).toEqual(new Set(['s1', 's2']));
  unfoldFor(survey, selectBlock('d'));
  expect($folded.get().get(survey.survey_id)).toEqual(new Set(['s1']));
});
