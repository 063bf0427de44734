import type { FormatFacts } from '../Format.ts';

export const fhirFacts: FormatFacts = {
  name: 'FHIR Questionnaire',
  kind: 'JSON',
  extensions: ['.json'],
  mediaTypes: ['application/json', 'application/fhir+json'],
};
