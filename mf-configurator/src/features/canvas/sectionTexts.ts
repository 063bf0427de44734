const blocks = (count: number): string => (count === 1 ? '1 Block' : `${count} Blöcke`);
const findings = (count: number): string => (count === 1 ? '1 Befund' : `${count} Befunde`);
const comments = (count: number): string => (count === 1 ? '1 offener Kommentar' : `${count} offene Kommentare`);

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
