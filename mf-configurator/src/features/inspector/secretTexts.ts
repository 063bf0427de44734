import { SECRET_LENGTH } from '@dialogwerk/shared/contract';
import type { DialogSecret } from '@dialogwerk/shared/contract';
import { formatCount } from '@dialogwerk/shared/numbers';
import { formatMoment } from '@dialogwerk/shared/dates';

/** What the part about secrets says. */
export const secretTexts = {
  title: 'Geheimnisse',
  help: 'Schlüssel und Passwörter für andere Systeme. Sie werden verschlüsselt gespeichert, und niemand kann sie wieder lesen.',
  loading: 'Geheimnisse werden geladen …',
  notListed: (reason: string) => `Die Geheimnisse ließen sich nicht laden. ${reason}`,
  setBy: ({ set_at, set_by }: DialogSecret) =>
    `Hinterlegt am ${formatMoment(set_at)}${set_by === null ? '' : ` von ${set_by}`}`,
  used: 'hier verwendet',
  unreadable: 'Der Server kann dieses Geheimnis nicht mehr entschlüsseln. Bitte geben Sie es neu ein.',
  insert: 'Einsetzen',
  insertNamed: (name: string) => `${name} einsetzen`,
  replace: 'Ersetzen',
  replaceNamed: (name: string) => `${name} ersetzen`,
  remove: (name: string) => `${name} löschen`,
  deleted: (name: string) => `„${name}“ ist gelöscht. Anfragen, die es verwenden, gelten ab sofort als fehlgeschlagen.`,
  notDeleted: (reason: string) => `Das Geheimnis ist noch da. ${reason}`,
  undo: 'Rückgängig',
  add: 'Geheimnis hinzufügen',
  name: 'Name',
  nameHelp: 'Zum Beispiel CRM_TOKEN',
  nameInvalid: 'Der Name beginnt mit einem Buchstaben und enthält nur Buchstaben (ohne Umlaute), Ziffern und _.',
  nameTaken: 'Diesen Namen gibt es schon. Mit „Ersetzen“ geben Sie ihm einen neuen Wert.',
  value: 'Wert',
  newValue: (name: string) => `Neuer Wert von ${name}`,
  valueHelp: 'Wird nach dem Speichern nie wieder angezeigt.',
  valueLength: `Bitte geben Sie ${SECRET_LENGTH.least} bis ${formatCount(SECRET_LENGTH.greatest)} Zeichen ein.`,
  valueInvalid: 'Möglich sind Buchstaben ohne Umlaute, Ziffern und Satzzeichen, alles in einer Zeile.',
  hosts: 'Nur an diese Server senden',
  hostsHelp: 'Ohne https:// und Pfad, mehrere durch Komma getrennt. An andere Server geht das Geheimnis nie.',
  hostsInvalid: 'Bitte geben Sie mindestens einen Server an, zum Beispiel api.example.org.',
  goesTo: (hosts: readonly string[]) =>
    hosts.length === 0
      ? 'Es ist für keinen Server hinterlegt und wird nicht gesendet. Mit „Ersetzen“ geben Sie Server an.'
      : `Geht nur an ${hosts.join(', ')}`,
  keep: 'Speichern',
  cancel: 'Abbrechen',
  kept: (name: string) => `„${name}“ ist hinterlegt.`,
  notKept: (reason: string) => `Das Geheimnis wurde nicht gespeichert. ${reason}`,
} as const;
