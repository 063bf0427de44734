import type { NoPath } from '@dialogwerk/shared/dialog';

/** German sentences about ways to a question. */
export const simulateTexts = {
  noPath: {
    'no-way': (block: string) => `Zu „${block}“ führt kein Weg: Weder die Reihenfolge noch ein Sprung kommt dort an.`,
    'tried-all': (block: string) =>
      `Zu „${block}“ wurde kein Weg gefunden: Mit allen probierten Antworten führen die Bedingungen davor woanders hin.`,
    'gave-up': (block: string) =>
      `Zu „${block}“ wurde in der vorgesehenen Zeit kein Weg gefunden: Davor sind sehr viele Antworten möglich.`,
    'waits-for-ever': (block: string) => `„${block}“ wartet auf etwas, das so nie eintritt.`,
  } satisfies Record<NoPath, (block: string) => string>,
  notReached: (block: string) => `„${block}“ wurde nicht erreicht.`,
  unchanged: 'Ihr bisheriger Test ist unverändert.',
  noSurvey: 'Bitte geben Sie an, in welchem Dialog die Frage steht.',
  unknownQuestion: (id: string) =>
    `Den Block „${id}“ gibt es nicht (mehr). Bitte laden Sie den Dialog neu. Ihr bisheriger Test ist unverändert.`,
} as const;
