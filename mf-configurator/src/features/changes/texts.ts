import { quoted } from '../../model/quoted.ts';

/** So many blocks of one change are named. */
const NAMED = 2;

/** What authors read in the list of changes. */
export const texts = {
  title: 'Verlauf',
  loading: 'Der Verlauf wird geladen …',
  fault: (reason: string) => `Der Verlauf kann gerade nicht gezeigt werden. ${reason}`,
  emptyTitle: 'Noch keine Änderungen',
  empty: 'Hier sehen Sie, wer was wann geändert hat, und können zu jedem Stand zurückgehen.',
  older: 'Ältere Änderungen laden',
  loadingOlder: 'Ältere Änderungen werden geladen …',
  list: 'Änderungen, die neueste zuerst',

  you: 'Sie',
  gone: 'Gelöschtes Konto',
  today: 'Heute',
  yesterday: 'Gestern',
  undone: 'rückgängig gemacht',
  oldValue: 'Vorher:',
  newValue: 'Nachher:',
  added: 'Neu:',
  removed: 'Entfernt:',
  onlyOrder: 'Nur die Reihenfolge hat sich geändert.',
  further: (count: number) => (count === 1 ? 'und 1 weitere Angabe' : `und ${count} weitere Angaben`),
  settings: 'Einstellungen',
  block: 'Block',
  blocks: (names: readonly string[]) => {
    const shown = names.slice(0, NAMED).map(quoted);
    const rest = names.length - shown.length;
    return rest > 0 ? `${shown.join(', ')} und ${rest} weitere` : shown.join(' und ');
  },
  fieldOf: (name: string, field: string) => `${quoted(name)}, ${field}`,

  created: 'Block angelegt',
  createdMany: (count: number) => `${count} Blöcke angelegt`,
  deleted: 'Block gelöscht',
  deletedMany: (count: number) => `${count} Blöcke gelöscht`,
  moved: 'Block verschoben',
  movedMany: (count: number) => `${count} Blöcke verschoben`,
  reordered: 'Reihenfolge geändert',
  changed: (field: string) => `${quoted(field)} geändert`,
  changedMany: (count: number) => `${count} Angaben geändert`,

  jump: 'Zum Block',
  jumpTo: (name: string) => `Zum Block „${name}“`,
  goBack: 'Bis hierher zurückgehen',
  goBackTo: (title: string, time: string) => `Bis hierher zurückgehen: ${title}, ${time}`,
} as const;
