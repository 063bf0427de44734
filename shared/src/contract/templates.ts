/** The dialogs that a new one can begin as. */
export const surveyTemplates = ['mitarbeitende', 'kurs', 'weiterempfehlung', 'termin', 'quiz', 'interview'] as const;
export type SurveyTemplate = (typeof surveyTemplates)[number];
