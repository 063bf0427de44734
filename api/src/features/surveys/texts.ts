/** German sentences about dialogs. */
export const surveyTexts = {
  importUnfit: (message: string) =>
    `Der Fragebogen lässt sich nicht übernehmen: ${message} Es wurde kein Dialog angelegt.`,
} as const;
