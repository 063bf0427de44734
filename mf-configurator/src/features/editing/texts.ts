import { quoted } from '../../model/wording/quoted.ts';

/** What authors read about loading and saving. */
export const texts = {
  refused: (reason: string) => `${reason} Die Änderung wurde zurückgenommen, alles andere ist gespeichert.`,
  unreachable: (reason: string) =>
    `${reason} Ihre letzten Änderungen wurden zurückgenommen und sind noch nicht gespeichert.`,
  resumed: (moment: string) => `Ihre Änderungen vom ${moment} Uhr waren noch nicht gespeichert. Jetzt sind sie es.`,
  resumedInConflict: (moment: string) =>
    `Ihre Änderungen vom ${moment} Uhr waren noch nicht gespeichert. Inzwischen hat jemand dieselbe Stelle geändert: Bitte wählen Sie.`,
  kept: (by: string | null, question: string, count: number) =>
    `${by ?? 'Jemand anders'} hat ${question === '' ? 'diese Einstellung' : `„${question}“`} seither geändert. ${
      count === 1 ? 'Diese Änderung bleibt' : `Diese ${count} Änderungen bleiben`
    } bestehen.`,
  gone: 'Diesen Dialog gibt es nicht mehr, oder er ist nicht mehr für Sie freigegeben. Ihre letzte Änderung konnte nicht gespeichert werden.',
  signedOut:
    'Sie wurden abgemeldet, bevor Ihre letzte Änderung gespeichert war. Sie wird gesendet, sobald Sie sich wieder anmelden und den Dialog öffnen.',
  notFound: 'Diesen Dialog gibt es nicht, oder er ist nicht für Sie freigegeben.',
} as const;

/** Who else is here. */
export const presenceTexts = {
  here: (names: readonly string[]) => `Auch gerade hier: ${names.join(', ')}`,
} as const;

/** What two authors have changed at once. */
export const conflictTexts = {
  somebody: 'Jemand anders',
  bothChanged: (by: string | null, field: string, block: string | null) =>
    `Sie und ${by ?? 'jemand anders'} haben ${quoted(field)}${block === null ? '' : ` von ${quoted(block)}`} gleichzeitig geändert`,
  mine: 'Ihre Version',
  theirs: (by: string | null) => (by === null ? 'Die andere Version' : `Version von ${by}`),
  keepMine: 'Meine Version behalten',
  keepTheirs: 'Andere Version übernehmen',
  more: (count: number) => (count === 1 ? 'und 1 weitere Stelle' : `und ${count} weitere Stellen`),

  deleted: (by: string, block: string) => `${by} hat „${block}“ gelöscht, während Sie daran geschrieben haben`,
  deletedMine: 'Der Block bleibt, mit dem, was Sie geschrieben haben.',
  deletedTheirs: 'Der Block ist gelöscht.',
  bringBack: 'Block behalten',
  letGo: 'Gelöscht lassen',

  changedWhatIsDeleted: (by: string, block: string) => `${by} hat „${block}“ geändert, während Sie ihn gelöscht haben`,
  deleteMine: 'Der Block ist gelöscht.',
  deleteTheirs: 'Der Block bleibt, mit der Änderung.',
  deleteAnyway: 'Trotzdem löschen',
  keepBlock: 'Block behalten',
} as const;
