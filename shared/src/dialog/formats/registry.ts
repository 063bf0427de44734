import type { FormatId, FormatLook, ReadFormat } from './Format.ts';

/*
 * What is loaded of every format, when it is needed (docs/decisions/0126): a look by a page that has a file, and by the api; a
 * reader by the api alone. Several registries and not one of whole formats, so that a build has only those that it needs. What a
 * format leaves out does not compile.
 */

export const formatLooks: { readonly [F in FormatId]: () => Promise<FormatLook> } = {
  fhir: async () => (await import('./fhir/look.ts')).fhirLook,
};

export const formatReaders: { readonly [F in FormatId]: () => Promise<ReadFormat> } = {
  fhir: async () => (await import('./fhir/readFhir.ts')).readFhir,
};

/** Reads what no format recognises, and so says what is wrong with it. */
export const usualFormat: FormatId = 'fhir';
