import { counted } from '@dialogwerk/shared/numbers';

/** What somebody reads who decides on what shall be published. */
export const reviewTexts = {
  asked: 'Angefragt',
  same: 'Für Teilnehmende bleibt alles, wie es ist.',
  found: (errors: number, warnings: number) => {
    if (errors + warnings === 0) return 'Dialogprüfung: keine Fehler gefunden.';
    const hints = warnings === 0 ? '' : `, ${counted(warnings, 'Hinweis', 'Hinweise')}`;
    return `Dialogprüfung: ${counted(errors, 'Fehler', 'Fehler')}${hints}.`;
  },
  tryOut: 'Ausprobieren',
  comment: 'Ansehen und kommentieren',
  export: 'Als Tabelle speichern',
  exporting: 'Die Tabelle wird geschrieben …',
  notExported: (reason: string) => `Die Tabelle konnte nicht geschrieben werden. ${reason}`,
  fileName: (name: string) => `Veröffentlichungen ${name}`,
  approvedBy: (name: string, moment: string) => `freigegeben von ${name} am ${moment}`,
} as const;
