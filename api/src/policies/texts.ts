/** German sentences of the roles' rules. */
export const policyTexts = {
  unknownSurvey: 'Diesen Dialog gibt es nicht, oder Sie haben keinen Zugriff darauf.',
  unknownManager: 'Diesen Multi-Chat gibt es nicht, oder Sie haben keinen Zugriff darauf.',
  managerNotAllowed:
    'Um diesen Multi-Chat zu ändern, müssen Sie alle seine Dialoge bearbeiten dürfen. Bitten Sie deren Besitzerinnen und Besitzer um mehr Rechte. Es wurde nichts geändert.',
  notAllowed: (role: string, need: string) =>
    `Ihre Berechtigung „${role}“ reicht nicht aus, um diesen Dialog ${need}. Bitten Sie die Besitzerin oder den Besitzer um mehr Rechte. Es wurde nichts geändert.`,
  toEdit: 'zu bearbeiten',
  toTrain: 'zu trainieren',
  toTest: 'zu testen',
  toPublish: 'zu veröffentlichen, live zu schalten oder zu teilen',
  toAnalyse: 'zu analysieren',
  toShare: 'für andere freizugeben',
  toDelete: 'zu löschen oder wiederherzustellen',
  noQuestion:
    'Dieser Dialog hat noch keine Frage. Legen Sie zuerst in „Bearbeiten“ eine Frage an, dann können Sie ihn testen und live schalten.',
} as const;
