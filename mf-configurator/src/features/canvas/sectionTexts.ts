import { counted } from '@dialogwerk/shared/numbers';

const blocks = (count: number): string => counted(count, 'Block', 'Blöcke');
const findings = (count: number): string => counted(count, 'Befund', 'Befunde');
const comments = (count: number): string => counted(count, 'offener Kommentar', 'offene Kommentare');

/** What authors read and hear about sections in the graph. */
export const sectionTexts = {
  blocks,
  findings,
  comments,
  label: (name: string, said: readonly string[]) => `Abschnitt „${name}“: ${said.join(', ')}`,
  role: 'Abschnitt',
  name: 'Name des Abschnitts',
  fold: 'Einklappen',
  unfold: 'Ausklappen',
} as const;
