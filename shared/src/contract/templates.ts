/** The dialogs that a new one can begin as, in the order in which they are offered. */
export const surveyTemplates = [
  'weiterempfehlung',
  'filialen',
  'beschwerde',
  'produkttest',
  'bedarf',
  'leserschaft',
  'mitarbeitende',
  'puls',
  'teamstimmung',
  'onboarding',
  'bewerbung',
  'austritt',
  'kurs',
  'alumni',
  'phq9',
  'studie',
  'interview',
  'veranstaltung',
  'anmeldung',
  'terminwunsch',
  'termin',
  'quiz',
  'fragen',
  'krimi',
] as const;
export type SurveyTemplate = (typeof surveyTemplates)[number];

/** What templates are for. */
export const templateCategories = ['kundschaft', 'team', 'lernen', 'forschung', 'termine', 'chat'] as const;
export type TemplateCategory = (typeof templateCategories)[number];
