/** What authors read about a variable's name. */
export const variableTexts = {
  invalid: 'Ein Variablenname beginnt mit einem Buchstaben (ohne Umlaut) und enthält nur Buchstaben, Ziffern und _.',
  tooLong: 'Ein Variablenname hat höchstens 64 Zeichen.',
  reserved: (name: string) =>
    `„${name}“ ist in Statistikprogrammen ein festes Wort. Bitte wählen Sie einen anderen Namen.`,
} as const;
