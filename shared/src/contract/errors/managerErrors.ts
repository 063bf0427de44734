import { refusal } from './ErrorRecord.ts';

/** Why no way leads to a question, by the engine's names; `at` is the block that could not be come to. */
const noPath = {
  'no-way': (at: string) => `Zu „${at}“ führt kein Weg: Weder die Reihenfolge noch ein Sprung kommt dort an.`,
  'tried-all': (at: string) =>
    `Zu „${at}“ wurde kein Weg gefunden: Mit allen probierten Antworten führen die Bedingungen davor woanders hin.`,
  'gave-up': (at: string) =>
    `Zu „${at}“ wurde in der vorgesehenen Zeit kein Weg gefunden: Davor sind sehr viele Antworten möglich.`,
  'waits-for-ever': (at: string) => `„${at}“ wartet auf etwas, das so nie eintritt.`,
} as const;

export interface NoPath {
  readonly reason: keyof typeof noPath;
  readonly at: string;
  /** The target, where something before it could not be come to. */
  readonly before: string | null;
}

/** Refusals about multi-chats, their triggers, and ways to a question. */
export const managerErrors = {
  'manager/unknown': refusal(404, 'Diesen Multi-Chat gibt es nicht, oder Sie haben keinen Zugriff darauf.'),
  'manager/role-insufficient': refusal(
    409,
    'Um diesen Multi-Chat zu ändern, müssen Sie alle seine Dialoge bearbeiten dürfen. Bitten Sie deren Besitzerinnen und Besitzer um mehr Rechte. Es wurde nichts geändert.',
  ),
  'manager/survey-twice': refusal(
    400,
    'Ein Dialog kann nur einmal in einem Multi-Chat stehen. Es wurde nichts geändert.',
    'survey_ids',
  ),
  'story/none': refusal(
    409,
    'Dieser Multi-Chat enthält keinen Dialog einer mitgelieferten Geschichte, der zurückgesetzt werden könnte. Es wurde nichts geändert.',
  ),
  'story/nothing-kept': refusal(
    404,
    'Der Stand vor dem Zurücksetzen ist nicht (mehr) aufbewahrt. Es wurde nichts geändert.',
    'kept_id',
  ),
  'hint/not-connected': refusal(
    409,
    ({ title }: { readonly title: string }) =>
      `Der Hinweis „${title}“ gehört zu einem Dialog, der nicht in diesem Multi-Chat ist. Nehmen Sie ihn zuerst auf. Es wurde nichts geändert.`,
    'hints',
  ),
  'trigger/not-connected': refusal(
    409,
    ({ dialog }: { readonly dialog: string }) =>
      `Der Dialog „${dialog}“ gehört nicht zu diesem Multi-Chat. Nehmen Sie ihn zuerst auf. Es wurde nichts geändert.`,
  ),
  'trigger/unknown-question': refusal(
    404,
    ({ id, dialog }: { readonly id: string; readonly dialog: string }) =>
      `Den Block „${id}“ gibt es im Dialog „${dialog}“ nicht (mehr). Bitte laden Sie die Ansicht neu. Es wurde nichts geändert.`,
  ),
  'trigger/init-needs-wait-for': refusal(
    400,
    'Nur „Warten auf“ kann einen Dialog starten („init_survey“). Es wurde nichts geändert.',
    'init_survey',
  ),
  'trigger/duplicate': refusal(409, 'Diesen Auslöser gibt es schon. Es wurde nichts geändert.', 'trigger'),
  'trigger/too-many': refusal(
    409,
    ({ most }: { readonly most: number }) =>
      `Ein Multi-Chat kann höchstens ${most} Auslöser haben. Es wurde nichts geändert.`,
  ),
  'trigger/unknown': refusal(404, 'Diesen Auslöser gibt es nicht (mehr), oder Sie haben keinen Zugriff darauf.'),
  'trigger/moves-to-itself': refusal(
    409,
    'Ein Block kann nicht zu sich selbst wechseln. Es wurde nichts geändert.',
    'trigger',
  ),
  'trigger/waits-for-itself': refusal(
    409,
    ({ place }: { readonly place: string }) =>
      `${place} würde auf sich selbst warten und nie gestellt werden. Der Auslöser wurde nicht gespeichert.`,
    'trigger',
  ),
  'trigger/circle': refusal(
    409,
    ({ links }: { readonly links: readonly string[] }) =>
      `Hier würde im Kreis gewartet: ${links.join(', ')}. Keiner dieser Schritte käme je an die Reihe. Der Auslöser wurde nicht gespeichert.`,
    'trigger',
  ),

  'path/no-survey': refusal(400, 'Bitte geben Sie an, in welchem Dialog die Frage steht.', 'survey_id'),
  'path/unknown-question': refusal(
    404,
    ({ id }: { readonly id: string }) =>
      `Den Block „${id}“ gibt es nicht (mehr). Bitte laden Sie den Dialog neu. Ihr bisheriger Test ist unverändert.`,
    'target_unique_question_id',
  ),
  'path/survey-changed': refusal(
    409,
    'Der Dialog wurde gerade geändert. Bitte versuchen Sie es noch einmal. Ihr bisheriger Test ist unverändert.',
  ),
  'path/none': refusal(
    409,
    ({ reason, at, before }: NoPath) =>
      `${before === null ? '' : `„${before}“ wurde nicht erreicht. `}${noPath[reason](at)} Ihr bisheriger Test ist unverändert.`,
    'target_unique_question_id',
  ),
};
