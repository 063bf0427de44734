import { counted } from '@dialogwerk/shared/numbers';

/** What stands beside multi-chats. */
export const managerTexts = {
  kind: 'Multi-Chat',
  unfold: (count: number) => `${counted(count, 'Dialog', 'Dialoge')} zeigen`,
  fold: 'Dialoge ausblenden',
  createTitle: 'Multi-Chat anlegen',
  changeTitle: 'Multi-Chat ändern',
  change: 'Name und Dialoge ändern',
  name: 'Name des Multi-Chats',
  nameMissing: 'Bitte geben Sie dem Multi-Chat einen Namen.',
  dialogs: 'Dialoge',
  dialogsHelp: 'Wählen Sie mindestens zwei. In dieser Reihenfolge sehen Teilnehmende ihre Chats.',
  dialogsMissing: 'Bitte wählen Sie mindestens zwei Dialoge.',
  moreDialogs: (hidden: number) =>
    `${counted(hidden, 'weiterer Dialog', 'weitere Dialoge')}: Suchen Sie nach dem Namen.`,
  noneNamed: 'Kein weiterer Dialog trägt das im Namen.',
  noDialogs: 'Sie haben noch keinen Dialog, den Sie bearbeiten dürfen.',
  moveUp: (name: string) => `„${name}“ nach oben`,
  moveDown: (name: string) => `„${name}“ nach unten`,
  create: 'Anlegen',
  save: 'Speichern',
  fault: (reason: string) => `Ihre Multi-Chats konnten nicht geladen werden. ${reason} Sie sind sicher gespeichert.`,
  hidden: (count: number) =>
    count === 1
      ? 'und 1 Dialog, auf den Sie keinen Zugriff haben'
      : `und ${count} Dialoge, auf die Sie keinen Zugriff haben`,
  deleted: (name: string) => `Der Multi-Chat „${name}“ liegt jetzt im Papierkorb. Seine Dialoge bleiben bestehen.`,
} as const;
