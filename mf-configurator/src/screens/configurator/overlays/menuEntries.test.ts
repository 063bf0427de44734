import { connectionsOf, drawnByOption } from '@dialogwerk/shared/dialog/graph';
import { expect, test, vi } from 'vitest';
import { selectBlock } from '../../../model/Selection.ts';
import { aBlock, aDialog } from '../../../testing/aDialog.ts';
import { aWorkspace } from '../../../testing/aWorkspace.ts';
import { menuEntries } from './menuEntries.ts';

const at = { x: 0, y: 0 };
const options = [{ id: 'x', text: 'Ja', score: null }];
const survey = aDialog(
  aBlock('single', 'a', { options, jump_to_ids: [{ kind: 'option', option_id: 'x', target: 'c' }] }),
  aBlock('open', 'b'),
  aBlock('open', 'c'),
);
const [order, jump] = ['a>b', 'a>c'].map((edge) =>
  drawnByOption(connectionsOf(survey)).find(({ source, target }) => `${source}>${target}` === edge),
);
const labels = (...given: Parameters<typeof menuEntries>): string[] => menuEntries(...given).map(({ label }) => label);
const menu = (target: Parameters<typeof menuEntries>[1]['target']) => ({ kind: 'menu', target, at }) as const;

test('the menu of a card does the actions with that card, and offers a block for each answer', () => {
  const showOverlay = vi.fn();
  const workspace = aWorkspace(survey, { showOverlay, testFrom: () => {}, selection: selectBlock('b') });
  const entries = menuEntries(workspace, menu({ kind: 'block', id: 'a' }));
  expect(entries.map(({ label }) => label)).toEqual([
    'Text auf der Karte schreiben',
    'Block hinzufügen',
    'Block nach „Ja“',
    'Sprung mit Bedingung',
    'Kommentieren',
    'Ab hier testen',
    'Ausschneiden',
    'Kopieren',
    'Duplizieren',
    'Löschen',
  ]);
  entries.find(({ label }) => label === 'Block hinzufügen')?.run();
  const where = { kind: 'line', from: { source: 'a', outcome: null }, place: null };
  expect(showOverlay).toHaveBeenCalledExactlyOnceWith({ kind: 'pick', where, at: null });
  entries.find(({ label }) => label === 'Block nach „Ja“')?.run();
  expect(showOverlay.mock.lastCall).toMatchObject([{ where: { from: { source: 'a', outcome: 'x' } } }]);
});

test('a card of several that are selected means all of them', () => {
  const workspace = aWorkspace(survey, { selection: { kind: 'blocks', ids: ['a', 'b', 'c'] } });
  const entries = labels(workspace, menu({ kind: 'block', id: 'b' }));
  expect(entries).toContain('Linksbündig ausrichten');
  expect(entries).not.toContain('Text auf der Karte schreiben');
  expect(labels(aWorkspace(survey), menu({ kind: 'block', id: 'b' }))).not.toContain('Linksbündig ausrichten');
});

test('a jump can be deleted, what follows from the order alone cannot', () => {
  if (!order || !jump) throw new Error('The dialog has both edges.');
  const workspace = aWorkspace(survey);
  expect(labels(workspace, menu({ kind: 'connection', connection: order }))).toEqual(['Block hier einfügen']);
  expect(labels(workspace, menu({ kind: 'connection', connection: jump }))).toEqual([
    'Block hier einfügen',
    'Verbindung löschen',
  ]);
});

test('who may only look is offered nothing that changes the dialog', () => {
  const workspace = aWorkspace(survey, { readOnly: true });
  const place = { position: at, standing: [] };
  expect(labels(workspace, menu({ kind: 'block', id: 'a' }))).toEqual(['Kommentieren', 'Kopieren']);
  expect(labels(workspace, menu({ kind: 'canvas', place }))).toEqual([
    'Alle Blöcke auswählen',
    'Block suchen',
    'Befehl suchen',
  ]);
});
