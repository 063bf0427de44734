import type { FormatFacts, FormatId, FormatLook, ReadFormat } from './Format.ts';
import { fhirFacts } from './fhir/facts.ts';

/*
 * The parts of every format (docs/decisions/0126). Several registries and not one of whole formats, because a page needs no more
 * than the facts, and with a file what is seen of it; only the api reads. What a format leaves out does not compile.
 */

export const formatFacts: { readonly [F in FormatId]: FormatFacts } = {
  fhir: fhirFacts,
};

export const formatLooks: { readonly [F in FormatId]: () => Promise<FormatLook> } = {
  fhir: async () => (await import('./fhir/look.ts')).fhirLook,
};

export const formatReaders: { readonly [F in FormatId]: () => Promise<ReadFormat> } = {
  fhir: async () => (await import('./fhir/readFhir.ts')).readFhir,
};

/** Reads what no format recognises, and so says what is wrong with it. */
export const usualFormat: FormatId = 'fhir';
