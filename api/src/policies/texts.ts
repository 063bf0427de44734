/** German sentences of the roles' rules. */
export const policyTexts = {
  unknownSurvey: 'Diesen Dialog gibt es nicht, oder Sie haben keinen Zugriff darauf.',
  unknownManager: 'Diesen Multi-Chat gibt es nicht, oder Sie haben keinen Zugriff darauf.',
  notAllowed: (role: string, need: string) =>
    `Ihre Berechtigung „${role}“ reicht nicht aus, um diesen Dialog ${need}. Bitten Sie die Besitzerin oder den Besitzer um mehr Rechte. Es wurde nichts geändert.`,
  toEdit: 'zu bearbeiten',
  toTrain: 'zu trainieren',
  toTest: 'zu testen',
  toPublish: 'live zu schalten oder zu teilen',
  toAnalyse: 'zu analysieren',
  toDelete: 'zu löschen oder wiederherzustellen',
  noQuestion:
    'Dieser Dialog hat noch keine Frage. Legen Sie zuerst in „Bearbeiten“ eine Frage an, dann können Sie ihn testen und live schalten.',
} as const;
