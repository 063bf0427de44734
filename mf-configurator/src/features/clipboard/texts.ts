/** What authors read about copied blocks. */
export const texts = {
  nothingToPaste:
    'In der Zwischenablage sind keine Blöcke und keine Liste. Bitte kopieren Sie zuerst Blöcke aus einem Dialog oder mehrere Zeilen Text.',
  copied: (count: number) => (count === 1 ? '1 Block kopiert.' : `${count} Blöcke kopiert.`),
  pasted: (count: number) => (count === 1 ? '1 Block eingefügt.' : `${count} Blöcke eingefügt.`),
  renamed: (count: number) => (count === 1 ? '1 Variable wurde umbenannt.' : `${count} Variablen wurden umbenannt.`),
  jumpsLeft: (count: number) =>
    count === 1
      ? '1 Sprung zu einem nicht kopierten Block wurde weggelassen.'
      : `${count} Sprünge zu nicht kopierten Blöcken wurden weggelassen.`,
  filesLeft: 'Bilder, Ton und Videos gehören zum anderen Dialog. Bitte laden Sie sie hier neu hoch.',
} as const;
