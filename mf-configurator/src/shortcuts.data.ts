import type { Shortcut } from './model/Shortcut.ts';

/** Every key of the configurator: the handlers act by this table, and the sheet shows it. */
export const shortcuts = {
  undo: { label: 'Rückgängig', group: 'edit', scope: 'screen', keys: [{ key: 'z', command: true }] },
  redo: {
    label: 'Wiederholen',
    group: 'edit',
    scope: 'screen',
    keys: [
      { key: 'z', command: true, shift: true },
      { key: 'y', command: true },
    ],
  },
  delete: {
    label: 'Auswahl löschen',
    group: 'edit',
    scope: 'blocks',
    keys: [{ key: 'Delete' }, { key: 'Backspace' }],
  },
  copy: {
    label: 'Auswahl kopieren',
    group: 'edit',
    scope: 'screen',
    keys: [{ key: 'c', command: true }],
    leavesText: true,
  },
  cut: {
    label: 'Auswahl ausschneiden',
    group: 'edit',
    scope: 'screen',
    keys: [{ key: 'x', command: true }],
    leavesText: true,
  },
  paste: {
    label: 'Einfügen, auch aus anderen Dialogen',
    group: 'edit',
    scope: 'screen',
    keys: [{ key: 'v', command: true }],
    event: 'paste',
  },
  duplicate: { label: 'Auswahl duplizieren', group: 'edit', scope: 'screen', keys: [{ key: 'd', command: true }] },
  selectAll: { label: 'Alle Blöcke auswählen', group: 'edit', scope: 'screen', keys: [{ key: 'a', command: true }] },
  add: { label: 'Block hinzufügen', group: 'edit', scope: 'screen', keys: [{ key: 'n' }] },
  search: {
    label: 'Block suchen und hinspringen',
    group: 'view',
    scope: 'screen',
    keys: [
      { key: 'f', command: true },
      { key: '/', shift: 'any' },
    ],
  },
  save: {
    label: 'Speichern (geschieht von selbst)',
    group: 'edit',
    scope: 'screen',
    keys: [{ key: 's', command: true }],
  },
  view: { label: 'Zwischen Graph und Liste wechseln', group: 'view', scope: 'screen', keys: [{ key: 'v' }] },
  zoomIn: { label: 'Vergrößern', group: 'graph', scope: 'screen', keys: [{ key: '+', shift: 'any' }] },
  zoomOut: { label: 'Verkleinern', group: 'graph', scope: 'screen', keys: [{ key: '-' }] },
  fitView: { label: 'Alles zeigen', group: 'graph', scope: 'screen', keys: [{ key: '0' }] },
  nextCard: { label: 'Zum nächsten Block', group: 'graph', scope: 'graph', keys: [{ key: 'Tab' }] },
  openCard: { label: 'Block auswählen und öffnen', group: 'graph', scope: 'graph', keys: [{ key: 'Enter' }] },
  moveCard: {
    label: 'Ausgewählten Block verschieben',
    group: 'graph',
    scope: 'graph',
    keys: [{ key: 'ArrowUp' }, { key: 'ArrowDown' }, { key: 'ArrowLeft' }, { key: 'ArrowRight' }],
  },
  leaveCard: { label: 'Auswahl aufheben', group: 'graph', scope: 'graph', keys: [{ key: 'Escape' }] },
  print: { label: 'Fragebogen drucken', group: 'view', scope: 'screen', keys: [{ key: 'p', command: true }] },
  shortcuts: { label: 'Diese Übersicht', group: 'view', scope: 'screen', keys: [{ key: '?', shift: 'any' }] },
  next: { label: 'Nächster Block', group: 'list', scope: 'list', keys: [{ key: 'ArrowDown' }] },
  previous: { label: 'Vorheriger Block', group: 'list', scope: 'list', keys: [{ key: 'ArrowUp' }] },
  first: { label: 'Zum Anfang', group: 'list', scope: 'list', keys: [{ key: 'Home' }] },
  last: { label: 'Zum Ende', group: 'list', scope: 'list', keys: [{ key: 'End' }] },
  open: { label: 'Block öffnen', group: 'list', scope: 'list', keys: [{ key: 'Enter' }] },
  extendDown: {
    label: 'Auswahl nach unten erweitern',
    group: 'list',
    scope: 'list',
    keys: [{ key: 'ArrowDown', shift: true }],
  },
  extendUp: {
    label: 'Auswahl nach oben erweitern',
    group: 'list',
    scope: 'list',
    keys: [{ key: 'ArrowUp', shift: true }],
  },
  moveUp: { label: 'Block nach oben', group: 'list', scope: 'list', keys: [{ key: 'ArrowUp', alt: true }] },
  moveDown: { label: 'Block nach unten', group: 'list', scope: 'list', keys: [{ key: 'ArrowDown', alt: true }] },
} as const satisfies Readonly<Record<string, Shortcut>>;

export type ShortcutId = keyof typeof shortcuts;
