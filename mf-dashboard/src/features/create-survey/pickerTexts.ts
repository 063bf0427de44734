import type { TemplateCategory } from '@dialogwerk/shared/contract';
import { counted } from '@dialogwerk/shared/numbers';

const categories: { readonly [Category in TemplateCategory]: string } = {
  kundschaft: 'Kundschaft',
  team: 'Team',
  lernen: 'Lernen',
  forschung: 'Forschung und Gesundheit',
  termine: 'Termine und Veranstaltungen',
  chat: 'Chat und Spiel',
};

/** The texts of the choice of templates; they come with it. */
export const pickerTexts = {
  title: 'Womit möchten Sie beginnen?',
  loading: 'Vorlagen werden geladen …',
  creating: 'Wird angelegt …',
  created: (name: string) => `„${name}“ ist angelegt und gehört Ihnen.`,
  failed: (name: string, reason: string) => `„${name}“ wurde nicht angelegt. ${reason}`,
  search: 'Vorlagen suchen',
  category: 'Kategorie',
  all: 'Alle',
  categories,
  legend: 'Vorlagen',
  count: (count: number) => counted(count, 'Vorlage', 'Vorlagen'),
  facts: (minutes: number, questions: number) => `${minutes} Min. · ${counted(questions, 'Frage', 'Fragen')}`,
  fault: (reason: string) =>
    `Die Vorlagen konnten nicht geladen werden. ${reason} Ihre Dialoge sind davon nicht betroffen.`,
  none: 'Keine Vorlage passt zu Ihrer Suche.',
  reset: 'Alle Vorlagen zeigen',
  preview: (name: string) => `So beginnt „${name}“`,
  from: { bot: 'Dialog', user: 'Antwort' },
  choices: 'Zur Auswahl steht dann',
  adapt: (what: string) => `Bitte anpassen: ${what}`,
  use: 'Vorlage verwenden',
} as const;
