import { quoted } from '../../model/quoted.ts';

/** What authors read in the list of changes. */
export const texts = {
  title: 'Verlauf',
  loading: 'Der Verlauf wird geladen …',
  fault: (reason: string) => `Der Verlauf kann gerade nicht gezeigt werden. ${reason}`,
  retry: 'Erneut versuchen',
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
  further: (count: number) => (count === 1 ? 'und 1 weitere Angabe' : `und ${count} weitere Angaben`),
  settings: 'Einstellungen',
  blocks: (count: number) => `${count} Blöcke`,

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
