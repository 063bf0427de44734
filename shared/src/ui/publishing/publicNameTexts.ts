/** What authors read in the form for the name of a public address. */
export const publicNameTexts = {
  text: 'Ein Name lässt sich sagen, abtippen und behalten. Wer ihn kennt oder errät und die Adresse aufruft, kann teilnehmen.',
  label: 'Name in der Adresse',
  give: 'Namen vergeben',
  change: 'Namen ändern',
  take: 'Namen wegnehmen',
  suggestion: (name: string) => `Vorschlag: ${name}`,
  former: (names: readonly string[]) =>
    names.length === 1
      ? `Der frühere Name ${names[0]} führt weiterhin hierher.`
      : `Die früheren Namen ${names.join(', ')} führen weiterhin hierher.`,
  role: 'Namen vergeben nur Besitzer und Personen mit vollem Zugriff.',
} as const;
