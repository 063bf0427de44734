/** What authors read of a Zufallsgruppe. */
export const experimentTexts = {
  arm: (id: string) => `Gruppe ${id}`,
  share: (text: string, weight: number) => `${text} (Anteil ${weight})`,
  onPaper: (arms: readonly string[]) =>
    `Zufällige Einteilung in Gruppen: ${arms.join(', ')}. Auf Papier teilen Sie selbst ein, zum Beispiel mit einem Los.`,
} as const;
