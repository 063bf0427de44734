import { fireEvent, render, screen } from '@dialogwerk/shared/testing/screen';
import { ReactFlow } from '@xyflow/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aBlock, aDialog } from '../../../../testing/aDialog.ts';
import { $folded, $naming, readFolded } from '../../state/folded.ts';
import { sectionFrame } from '../../../../model/sectionCard.ts';
import { nothing } from '../../../../model/Selection.ts';
import { SectionFrame, SectionNode } from './SectionNode.tsx';
import { sectionsViewOf } from './sectionsViewOf.ts';

const { all_questions } = aDialog(...['a', 'b', 'c'].map((id) => aBlock('open', id)));
const section = { id: 's1', name: 'Zur Person', blocks: ['a', 'b'] };
const places = new Map(['a', 'b', 'c', 'section:s1'].map((id, index) => [id, { x: 0, y: 200 * index }] as const));
const act = vi.fn();
const viewOf = (isFolded: boolean) => sectionsViewOf([section], all_questions, new Set(isFolded ? ['s1'] : []));

function draw(isFolded: boolean, readOnly = false): void {
  const nodes = viewOf(isFolded).nodes([], {
    places,
    near: [...places.keys()],
    selection: nothing,
    readOnly,
    marks: new Map([['a', { severity: 'error', label: '1 Fehler' }]]),
    comments: new Map([['b', 2]]),
    act,
  });
  render(
    <div style={{ width: 800, height: 600 }}>
      <ReactFlow nodes={nodes} nodeTypes={{ section: SectionNode, frame: SectionFrame }} />
    </div>,
  );
}

/** jsdom has none, and xyflow looks at the size of its surface. */
class NoResizes {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', NoResizes);
  act.mockClear();
  $naming.set(null);
});
const button = () => screen.getByRole('button', { name: /^Abschnitt/ });

test.each([true, false])('its button says name, counts and state, folded: %s', (isFolded) => {
  draw(isFolded);
  expect(button().getAttribute('aria-label')).toBe('Abschnitt „Zur Person“: 2 Blöcke, 1 Befund, 2 offene Kommentare');
  expect(button().getAttribute('aria-expanded')).toBe(`${!isFolded}`);
  fireEvent.click(button());
  expect(act).toHaveBeenCalledExactlyOnceWith({ kind: 'toggle', section });
});

test('arrow keys move it, in larger steps with Shift; not for those who may only look', () => {
  draw(true);
  fireEvent.keyDown(button(), { key: 'ArrowDown' });
  fireEvent.keyDown(button(), { key: 'ArrowLeft', shiftKey: true });
  expect(act.mock.calls).toEqual([
    [{ kind: 'step', section, by: { x: 0, y: 8 } }],
    [{ kind: 'step', section, by: { x: -32, y: 0 } }],
  ]);
});

test('who may only look does not move it', () => {
  draw(false, true);
  fireEvent.keyDown(button(), { key: 'ArrowDown' });
  expect(act).not.toHaveBeenCalled();
});

test.each([
  ['Enter', 'Demografie', 'Demografie'],
  ['Enter', '  ', null],
  ['Escape', 'Demografie', null],
])('its name is written: %s after %j', (key, written, name) => {
  $naming.set('s1');
  draw(false);
  const field = screen.getByRole('textbox', { name: 'Name des Abschnitts' });
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: written } });
  fireEvent.keyDown(field, { key });
  expect(act).toHaveBeenCalledExactlyOnceWith({ kind: 'name', section, name });
  expect(document.activeElement).toBe(button());
});

test('with its title go its blocks and its frame, with all of its blocks goes its title', () => {
  const onMove = vi.fn();
  const cards = { places, along: (ids: ReadonlySet<string>) => ids, onMove };
  const open = viewOf(false).dragging(cards, () => places);
  const all = new Set(['a', 'b', 'section:s1', sectionFrame('s1')]);
  expect(open.along(new Set(['section:s1']))).toEqual(all);
  expect(open.along(new Set(['a', 'b']))).toEqual(all);
  expect(open.along(new Set(['a']))).toEqual(new Set(['a']));
  const from = open.places.get('section:s1') ?? { x: 0, y: 0 };
  open.onMove([{ id: 'section:s1', position: { x: from.x + 8, y: from.y } }]);
  expect(onMove).toHaveBeenCalledExactlyOnceWith([
    { id: 'a', position: { x: 8, y: 0 } },
    { id: 'b', position: { x: 8, y: 200 } },
  ]);
});

test('a folded section is selected with its blocks, and left with them', () => {
  let selection: Parameters<Parameters<ReturnType<typeof sectionsViewOf>['selecting']>[0]>[0] = nothing;
  const select = viewOf(true).selecting((next) => {
    selection = typeof next === 'function' ? next(typeof selection === 'function' ? nothing : selection) : next;
  });
  select(() => ({ kind: 'blocks', ids: ['section:s1', 'c'] }));
  expect(selection).toEqual({ kind: 'blocks', ids: ['a', 'b', 'c'] });
  select((before) => {
    expect(before).toEqual({ kind: 'blocks', ids: ['c', 'section:s1'] });
    return { kind: 'blocks', ids: ['c'] };
  });
  expect(selection).toEqual({ kind: 'blocks', ids: ['c'] });
});

test('what a browser has kept is read, what is none of ours is not', () => {
  expect(readFolded(null).size).toBe(0);
  expect(readFolded('{').size).toBe(0);
  expect(readFolded('[["x"],[1,["s"]],["y",["s",2]]]')).toEqual(new Map([['y', new Set(['s'])]]));
  expect($folded.get()).toBeInstanceOf(Map);
});
