import { plural } from '@dialogwerk/shared/numbers';
import { quoted } from '../../model/wording/quoted.ts';

/** What authors read of states of a dialog that are kept. */
export const texts = {
  tabs: { changes: 'Änderungen', versions: 'Versionen' },
  tabsLabel: 'Teile des Verlaufs',
  loading: 'Versionen werden geladen …',
  fault: (reason: string) =>
    `Die Versionen konnten nicht geladen werden. ${reason} Ihr Dialog ist davon nicht betroffen.`,
  emptyTitle: 'Noch keine Versionen',
  empty:
    'Geben Sie einer Version einen Namen, zum Beispiel „Vor dem Pilot“. Sie können sie mit anderen vergleichen und zu ihr zurückgehen.',
  list: 'Versionen und Veröffentlichungen, die neueste zuerst',
  older: 'Ältere Veröffentlichungen zeigen',

  name: 'Version benennen',
  nameHint: 'Der Dialog wird unter diesem Namen so gespeichert, wie er jetzt ist.',
  nameHere: 'Diese Version benennen',
  nameOf: (moment: string) => `Name der Version vom ${moment}`,
  nameNow: 'Name für die jetzige Version',
  newName: (name: string) => `Neuer Name für ${quoted(name)}`,
  keep: 'Benennen',
  rename: 'Umbenennen',
  renameOf: (name: string) => `Umbenennen: ${name}`,
  cancel: 'Abbrechen',
  unsaved: 'Ihre letzten Änderungen werden gerade gespeichert.',
  kept: (name: string) => `Die Version ${quoted(name)} ist gespeichert.`,
  keepFault: (reason: string) => `Der Name wurde nicht gespeichert. ${reason}`,
  delete: 'Löschen',
  deleteOf: (name: string) => `Löschen: ${name}`,
  deleted: (name: string) => `Die Version ${quoted(name)} ist gelöscht. Der Dialog bleibt, wie er ist.`,
  deleteFault: (reason: string) => `Die Version wurde nicht gelöscht. ${reason}`,
  bringBack: 'Rückgängig',

  goTo: 'Zu dieser Version zurückgehen',
  goToOf: (name: string) => `Zu dieser Version zurückgehen: ${name}`,
  wentTo: (name: string) => `Der Dialog ist wieder bei der Version ${quoted(name)}. Veröffentlicht ist davon nichts.`,
  alreadyThere: (name: string) => `Der Dialog ist schon bei der Version ${quoted(name)}.`,
  goToFault: (reason: string) => `Die Version konnte nicht geladen werden. ${reason} Ihr Dialog ist unverändert.`,

  compare: 'Mit jetzt vergleichen',
  compareOf: (name: string) => `Mit jetzt vergleichen: ${name}`,
  tookBack: (name: string) => `Der Block ${quoted(name)} ist wieder, wie er war.`,
  tookAway: (name: string) => `Der Block ${quoted(name)} ist wieder entfernt, weil es ihn da noch nicht gab.`,
  lostTargets: (names: readonly string[]) =>
    `Seine Sprünge zu ${names.map(quoted).join(', ')} fehlen, weil es ${plural(names.length, 'diesen Block', 'diese Blöcke')} nicht mehr gibt.`,
  stranded: (count: number) =>
    count === 1
      ? 'Ein Block, der zu ihm gesprungen ist, geht jetzt mit dem nächsten weiter.'
      : `${count} Blöcke, die zu ihm gesprungen sind, gehen jetzt mit dem nächsten weiter.`,
  nothingToTakeBack: (name: string) => `Der Block ${quoted(name)} ist schon so.`,

  published: (moment: string) => `Veröffentlichung vom ${moment}`,
  kinds: { named: 'Version', published: 'Veröffentlicht' },
  current: 'Jetzt bei Teilnehmenden',
  gone: 'Gelöschtes Konto',
  automatic: 'automatisch',
} as const;
