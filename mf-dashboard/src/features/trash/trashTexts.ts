import { counted } from '@dialogwerk/shared/numbers';

/** What stands in the bin. */
export const trashTexts = {
  intro:
    'Gelöschte Dialoge und Multi-Chats bleiben hier 30 Tage. Danach werden sie endgültig gelöscht, Dialoge mit allen Antworten und Dateien.',
  loading: 'Der Papierkorb wird geladen …',
  fault: (reason: string) =>
    `Der Papierkorb konnte nicht geladen werden. ${reason} Sein Inhalt ist davon nicht betroffen.`,
  empty: 'Der Papierkorb ist leer.',
  kinds: { survey: 'Dialog', manager: 'Multi-Chat' },
  deleted: (moment: string, by: string | null) =>
    by === null ? `gelöscht am ${moment}` : `gelöscht am ${moment} von ${by}`,
  cleared: (moment: string, days: number) =>
    days === 0
      ? 'Wird gerade endgültig gelöscht.'
      : `Wird am ${moment} endgültig gelöscht (noch ${counted(days, 'Tag', 'Tage')}).`,
  restore: 'Wiederherstellen',
  restoreName: (name: string) => `Wiederherstellen: ${name}`,
  purge: 'Endgültig löschen',
  purgeName: (name: string) => `Endgültig löschen: ${name}`,
  question: {
    survey: 'Der Dialog wird sofort mit allen Antworten und Dateien gelöscht. Das lässt sich nicht rückgängig machen.',
    manager:
      'Der Multi-Chat wird sofort mit seinen Auslösern gelöscht. Das lässt sich nicht rückgängig machen. Seine Dialoge bleiben bestehen.',
  },
  purged: (name: string) => `„${name}“ wurde endgültig gelöscht.`,
  purgeFailed: (name: string, reason: string) =>
    `„${name}“ wurde nicht gelöscht und liegt noch im Papierkorb. ${reason}`,
} as const;
