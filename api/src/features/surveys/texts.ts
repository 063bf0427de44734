/** German sentences about dialogs. */
export const surveyTexts = {
  importUnfit: (message: string) =>
    `Der Fragebogen lässt sich nicht übernehmen: ${message} Es wurde kein Dialog angelegt.`,
  importDuplicateVariable:
    'Der Fragebogen benutzt einen Variablennamen für zwei Fragen. Bitte geben Sie jeder Frage einen eigenen. Es wurde kein Dialog angelegt.',
  importOverBudget:
    'Der Fragebogen ist zu umfangreich, um ihn in der vorgesehenen Zeit zu lesen. Es wurde kein Dialog angelegt; bitte teilen Sie ihn in mehrere Dateien.',
} as const;
