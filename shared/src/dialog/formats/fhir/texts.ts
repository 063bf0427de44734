const nothingMade = 'Es wurde kein Dialog angelegt.';
const place = (line: number, column: number): string => `Zeile ${line}, Zeichen ${column}`;

/** What authors read about a questionnaire file. */
export const questionnaireTexts = {
  empty: `Die Datei ist leer. ${nothingMade} Bitte wählen Sie einen Fragebogen als FHIR-JSON.`,
  xml: `Die Datei ist XML. ${nothingMade} Bitte exportieren Sie den Fragebogen als FHIR-JSON und wählen Sie diese Datei.`,
  cutOff: (line: number, column: number) =>
    `Die Datei ist unvollständig: Sie bricht in ${place(line, column)} ab. ${nothingMade} Bitte laden Sie die Datei noch einmal vollständig herunter.`,
  notJson: (line: number, column: number, found: string) =>
    `Die Datei ist kein gültiges JSON: In ${place(line, column)} steht „${found}“, das passt dort nicht. ${nothingMade} Bitte wählen Sie einen Fragebogen als FHIR-JSON.`,
  noResource: `Die Datei ist JSON, aber kein FHIR-Fragebogen: Die Angabe „resourceType“ fehlt. ${nothingMade} Erwartet wird „Questionnaire“.`,
  otherResource: (found: string) =>
    `Die Datei ist JSON, aber kein FHIR-Fragebogen: Als „resourceType“ steht „${found}“ darin, erwartet wird „Questionnaire“. ${nothingMade}`,
  noItems: `Der Fragebogen enthält keine Fragen: Die Liste „item“ fehlt oder ist leer. ${nothingMade}`,
  nothingToImport: `Der Fragebogen enthält nichts, was sich als Dialog führen lässt. ${nothingMade}`,
  tooMany: (limit: number) =>
    `Der Fragebogen hat mehr als ${limit.toLocaleString('de')} Einträge. ${nothingMade} Bitte teilen Sie ihn auf mehrere Dateien auf.`,
  tooDeep: (linkId: string, limit: number) =>
    `Der Fragebogen ist bei „${linkId}“ tiefer als ${limit} Ebenen verschachtelt. ${nothingMade} Bitte fassen Sie die Gruppen flacher zusammen.`,
  noLinkId: (position: string) => `Der Eintrag ${position} hat keine „linkId“. ${nothingMade}`,
  sameLinkId: (linkId: string) =>
    `Die „linkId“ „${linkId}“ kommt mehrfach vor, sie muss aber eindeutig sein. ${nothingMade}`,

  unnamed: 'Importierter Fragebogen',
  yes: 'Ja',
  no: 'Nein',
  scale: (number: number) => `Skala ${number}`,
  junction: 'Weiter',
  end: 'Ende',
} as const;
