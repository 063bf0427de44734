import type { PlannedBlock } from '../../product/liveDialog.ts';

const option = (id: string, score: number | null = null) => ({ id, text: `Option ${id}`, score });
const options = (...ids: readonly string[]) => ids.map((id) => option(id));
const item = (id: string) => ({ id, text: `Aussage ${id}`, inverse: id === 'b' });
const scale = { from: 'block', points: [1, 2, 3, 4, 5].map((value) => ({ value, label: `Punkt ${value}` })) };
const shared = (id: string) => ({ id, text: `Eintrag ${id}` });
const pictures = (...ids: readonly string[]) => ids.map((id) => Object.assign(option(id), { filename_db: null }));

/** What is published first: every type that asks without a file or a language model. */
export const firstVersion: readonly PlannedBlock[] = [
  { id: 'hallo', type: 'message', context: 'Hallo!' },
  {
    id: 'einw',
    type: 'consent',
    context: 'Machen Sie mit?',
    fields: { variable: 'einw', required: true, label_agree: 'Ja', label_decline: 'Nein' },
  },
  {
    id: 'weg',
    type: 'single',
    context: 'Womit kommen Sie?',
    fields: {
      variable: 'weg',
      options: options('auto', 'rad', 'bahn'),
      nachfrage: 'Warum?',
      jump_to_ids: [{ kind: 'option', option_id: 'rad', target: 'laune' }],
    },
  },
  { id: 'marke', type: 'open', context: 'Welche Marke?', fields: { variable: 'marke', optional: true } },
  { id: 'laune', type: 'likert', context: 'Laune?', fields: { variable: 'laune', scale, likert_na: true } },
  { id: 'sorge', type: 'likert', context: 'Sorgen?', fields: { variable: 'sorge', scale, inverse: true } },
  {
    id: 'mat',
    type: 'matrix',
    context: 'Wie sehr?',
    fields: { variable: 'mat', items: ['a', 'b', 'c'].map(item), scale, likert_na: true, optional: true },
  },
  {
    id: 'summe',
    type: 'assign',
    context: '',
    fields: { assignments: [{ variable: 'erst', expression: 'mat_1 + 100' }] },
  },
  {
    id: 'mittel',
    type: 'multiple',
    context: 'Welche Mittel?',
    fields: { variable: 'mittel', options: options('x', 'y', 'z'), optional: true },
  },
  { id: 'gern', type: 'slider', context: 'Wie gern?', fields: { variable: 'gern' } },
  {
    id: 'rang',
    type: 'ranking',
    context: 'Reihenfolge?',
    fields: { variable: 'rang', options: options('a', 'b', 'c') },
  },
  {
    id: 'teil',
    type: 'constant_sum',
    context: 'Verteilen Sie.',
    fields: { variable: 'teil', items: ['p', 'q'].map(shared), total: 10 },
  },
  {
    id: 'alter',
    type: 'number',
    context: 'Alter?',
    fields: { variable: 'alter', min: 0, max: 120, integer: true, optional: true },
  },
  { id: 'tag', type: 'date', context: 'Wann?', fields: { variable: 'tag', optional: true } },
  { id: 'uhr', type: 'time', context: 'Um wie viel Uhr?', fields: { variable: 'uhr', optional: true } },
  {
    id: 'sc',
    type: 'single',
    context: 'Wie hoch?',
    fields: { variable: 'sc', options: [option('hoch', 10), option('tief', 3)] },
  },
  { id: 'bild', type: 'picture', context: 'Welches Bild?', fields: { variable: 'bild', options: pictures('u', 'v') } },
  { id: 'mail', type: 'email', context: 'E-Mail?', fields: { variable: 'mail', optional: true } },
  { id: 'tel', type: 'phone', context: 'Telefon?', fields: { variable: 'tel', optional: true } },
  { id: 'web', type: 'url', context: 'Adresse?', fields: { variable: 'web', optional: true } },
  { id: 'ort', type: 'place', context: 'Wo?', fields: { variable: 'ort', filename_db: 'plan.png', optional: true } },
  {
    id: 'ok',
    type: 'consent',
    context: 'Dürfen wir fragen?',
    fields: { variable: 'ok', label_agree: 'Ja', label_decline: 'Nein', optional: true },
  },
  { id: 'zahl', type: 'number', context: 'Irgendeine Zahl?', fields: { variable: 'zahl', optional: true } },
  { id: 'worte', type: 'open', context: 'Noch etwas?', fields: { variable: 'worte', optional: true } },
];

/** What a map's edges are, once its author says so. */
export const mapEdges = { north: 60, south: 0, west: -10, east: 30 };

/** What an author does between publications. */
export type VersionEdit =
  | { readonly does: 'update'; readonly id: string; readonly changed: Readonly<Record<string, unknown>> }
  | { readonly does: 'delete'; readonly id: string }
  | { readonly does: 'add'; readonly block: PlannedBlock };

/** Before the second publication: inserted, moved, renamed, another type. */
export const secondVersion: readonly VersionEdit[] = [
  { does: 'update', id: 'mat', changed: { items: ['d', 'c', 'a', 'b'].map(item) } },
  {
    does: 'update',
    id: 'weg',
    changed: { options: [option('fuss'), ...options('auto', 'bahn'), { ...option('rad'), text: 'Fahrrad' }] },
  },
  { does: 'update', id: 'worte', changed: { variable: 'bemerkung' } },
  { does: 'update', id: 'zahl', changed: { type: 'open' } },
  { does: 'update', id: 'teil', changed: { items: ['r', 'q', 'p'].map(shared) } },
  { does: 'update', id: 'rang', changed: { options: options('d', 'a', 'b', 'c') } },
];

/** Before the third: taken away, turned round, other scores, new. */
export const thirdVersion: readonly VersionEdit[] = [
  { does: 'update', id: 'laune', changed: { inverse: true } },
  { does: 'update', id: 'mat', changed: { items: ['c', 'd', 'a'].map(item) } },
  { does: 'update', id: 'mittel', changed: { options: options('w', 'y', 'x') } },
  { does: 'update', id: 'sc', changed: { options: [option('tief', 3), option('hoch', 4)] } },
  { does: 'update', id: 'bild', changed: { options: pictures('t', 'u', 'v') } },
  { does: 'update', id: 'ort', changed: { edges: mapEdges } },
  { does: 'delete', id: 'marke' },
  {
    does: 'add',
    block: { id: 'spaet', type: 'number', context: 'Neu?', fields: { variable: 'spaet', min: 0, optional: true } },
  },
];
