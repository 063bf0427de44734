import type { MatrixItem } from '@dialogwerk/shared/contract';

/** The items of the PHQ-9, free to use, in the wording of the German version, because sums are only comparable with it. */
export const phq9Items: MatrixItem[] = [
  { id: 'interesse', text: 'Wenig Interesse oder Freude an Ihren Tätigkeiten', inverse: false },
  { id: 'stimmung', text: 'Niedergeschlagenheit, Schwermut oder Hoffnungslosigkeit', inverse: false },
  { id: 'schlaf', text: 'Schwierigkeiten ein- oder durchzuschlafen oder vermehrter Schlaf', inverse: false },
  { id: 'energie', text: 'Müdigkeit oder Gefühl, keine Energie zu haben', inverse: false },
  { id: 'appetit', text: 'Verminderter Appetit oder übermäßiges Bedürfnis zu essen', inverse: false },
  {
    id: 'selbstbild',
    text: 'Schlechte Meinung von sich selbst; Gefühl, ein Versager zu sein oder die Familie enttäuscht zu haben',
    inverse: false,
  },
  {
    id: 'konzentration',
    text: 'Schwierigkeiten, sich auf etwas zu konzentrieren, z.B. beim Zeitunglesen oder Fernsehen',
    inverse: false,
  },
  {
    id: 'bewegung',
    text: 'Waren Ihre Bewegungen oder Ihre Sprache so verlangsamt, dass es auch anderen auffallen würde? Oder waren Sie im Gegenteil „zappelig“ oder ruhelos und hatten dadurch einen stärkeren Bewegungsdrang als sonst?',
    inverse: false,
  },
  { id: 'leben', text: 'Gedanken, dass Sie lieber tot wären oder sich Leid zufügen möchten', inverse: false },
];

/** What whoever affirms the ninth item reads at once. */
export const whereHelpIs =
  'Sie haben Gedanken genannt, die sehr belasten können. Sie müssen damit nicht allein bleiben.#1500#Die Telefonseelsorge ist Tag und Nacht kostenlos da: **0800 111 0 111** oder **116 123**. Bei akuter Gefahr wählen Sie bitte die **112**.';
