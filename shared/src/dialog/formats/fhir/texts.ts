import { nothingMade } from '../common/texts.ts';

/** What authors read about a FHIR file. */
export const fhirTexts = {
  file: 'FHIR-JSON',
  noResource: `Die Datei ist JSON, aber kein FHIR-Fragebogen: Die Angabe „resourceType“ fehlt. ${nothingMade} Erwartet wird „Questionnaire“.`,
  otherResource: (found: string) =>
    `Die Datei ist JSON, aber kein FHIR-Fragebogen: Als „resourceType“ steht „${found}“ darin, erwartet wird „Questionnaire“. ${nothingMade}`,
  noItems: `Der Fragebogen enthält keine Fragen: Die Liste „item“ fehlt oder ist leer. ${nothingMade}`,
  tooDeep: (linkId: string, limit: number) =>
    `Der Fragebogen ist bei „${linkId}“ tiefer als ${limit} Ebenen verschachtelt. ${nothingMade} Bitte fassen Sie die Gruppen flacher zusammen.`,
  noLinkId: (position: string) => `Der Eintrag ${position} hat keine „linkId“. ${nothingMade}`,
  sameLinkId: (linkId: string) =>
    `Die „linkId“ „${linkId}“ kommt mehrfach vor, sie muss aber eindeutig sein. ${nothingMade}`,
} as const;
