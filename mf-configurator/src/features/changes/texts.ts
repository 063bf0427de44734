import { counted } from '@dialogwerk/shared/numbers';
import { quoted } from '../../model/wording/quoted.ts';

/** How many blocks of one change are named. */
const NAMED = 2;

/** What authors read in the list of changes. */
export const texts = {
  title: 'Verlauf',
  loading: 'Der Verlauf wird geladen …',
  fault: (reason: string) => `Der Verlauf kann gerade nicht gezeigt werden. ${reason}`,
  emptyTitle: 'Noch keine Änderungen',
  empty: 'Hier sehen Sie, wer was wann geändert hat, und können zu jeder Version zurückgehen.',
  older: 'Ältere Änderungen zeigen',
  loadingOlder: 'Ältere Änderungen werden geladen …',
  list: 'Änderungen, die neueste zuerst',
  entriesOf: (session: string) => `Einzelne Änderungen: ${session}`,
  span: (from: string, to: string) => (from === to ? from : `${from}–${to}`),
  counts: {
    added: (count: number) => counted(count, 'neuer Block', 'neue Blöcke'),
    deleted: (count: number) => counted(count, 'gelöschter Block', 'gelöschte Blöcke'),
    texts: (count: number) => counted(count, 'Text', 'Texte'),
    newJumps: (count: number) => counted(count, 'neuer Sprung', 'neue Sprünge'),
    changedJumps: (count: number) => counted(count, 'geänderter Sprung', 'geänderte Sprünge'),
    removedJumps: (count: number) => counted(count, 'entfernter Sprung', 'entfernte Sprünge'),
    answers: (count: number) => counted(count, 'Antwortliste', 'Antwortlisten'),
    settings: (count: number) => counted(count, 'Einstellung', 'Einstellungen'),
    others: (count: number) => counted(count, 'weitere Angabe', 'weitere Angaben'),
    moved: (count: number) => counted(count, 'Block verschoben', 'Blöcke verschoben'),
  },
  noEffect: 'Im Ergebnis nichts geändert',
  allUndone: 'Alles rückgängig gemacht',

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
  takeBack: 'Diesen Block zurücknehmen',
  takeBackOf: (name: string, time: string) => `Diesen Block zurücknehmen: ${quoted(name)}, vor ${time}`,
  goBack: 'Bis hierher zurückgehen',
  goBackTo: (title: string, time: string) => `Bis hierher zurückgehen: ${title}, ${time}`,
} as const;
