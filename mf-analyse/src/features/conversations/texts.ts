import { counted } from '@dialogwerk/shared/numbers';

export const conversationTexts = {
  title: 'Gespräche',
  none: 'Kein Gespräch passt zu diesem Filter.',
  failed: (reason: string) => `Die Gespräche konnten nicht geladen werden. ${reason}`,
  list: (count: number) =>
    `${counted(count, 'Gespräch', 'Gespräche')}, die neuesten zuerst. Pfeiltasten wechseln, die Eingabetaste öffnet.`,
  count: (count: number) => `${counted(count, 'Gespräch', 'Gespräche')}, die neuesten zuerst`,
  begun: 'Begonnen',
  state: 'Stand',
  duration: 'Dauer',
  answers: 'Antworten',
  marks: 'Hinweise',
  answered: (count: number) => counted(count, 'Antwort', 'Antworten'),
  notes: (count: number) => counted(count, 'Notiz', 'Notizen'),
  waiting: '…',
  leaving: 'Wird gelöscht …',
} as const;
