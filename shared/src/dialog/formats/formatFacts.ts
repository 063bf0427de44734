import type { FormatFacts, FormatId } from './Format.ts';
import { fhirFacts } from './fhir/facts.ts';

/** What pages know of every format; a file of its own beside the registry, because a first screen carries it. */
export const formatFacts: { readonly [F in FormatId]: FormatFacts } = {
  fhir: fhirFacts,
};
