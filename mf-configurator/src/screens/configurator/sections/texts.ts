import { counted } from '@dialogwerk/shared/numbers';
import { sectionTexts } from '../../../features/canvas/sectionTexts.ts';
import { quoted } from '../../../model/wording/quoted.ts';

/** What authors read where sections are made and changed. */
export const texts = {
  suggested: (number: number) => `Abschnitt ${number}`,
  made: (name: string) => `${name} ist angelegt. Schreiben Sie seinen Namen.`,
  tooMany: (most: number) => `Ein Dialog hat höchstens ${most} Abschnitte.`,
  menuOf: (name: string) => `Menü zum Abschnitt ${quoted(name)}`,
  rename: 'Umbenennen',
  fold: sectionTexts.fold,
  unfold: sectionTexts.unfold,
  foldAll: 'Alle Abschnitte einklappen',
  unfoldAll: 'Alle Abschnitte ausklappen',
  select: 'Blöcke auswählen',
  dissolve: 'Abschnitt auflösen',
  dissolved: (name: string) => `Der Abschnitt ${quoted(name)} ist aufgelöst. Seine Blöcke sind noch da.`,
  isDissolved: 'Den Abschnitt gibt es nicht mehr.',
  into: 'In Abschnitt …',
  intoOne: (name: string) => `In Abschnitt ${quoted(name)}`,
  cameInto: (count: number, name: string) => `${sectionTexts.blocks(count)} in ${quoted(name)} aufgenommen.`,
  takeOut: 'Aus Abschnitt nehmen',
  tookOut: (count: number) =>
    counted(count, 'Block gehört zu keinem Abschnitt mehr.', 'Blöcke gehören zu keinem Abschnitt mehr.'),
  blocks: sectionTexts.blocks,
  pick: 'Abschnitt',
  pickHint: 'Abschnitt suchen',
} as const;
