import { FhirPathParser } from './FhirPathParser.ts';
import type { FhirPath } from './FhirPath.ts';
import { tokenizeFhirPath } from './tokenizeFhirPath.ts';

/** Longer ones are no questionnaire's; this bounds what reading one can cost. */
const LONGEST_FORMULA = 20_000;

/** Reads a FHIRPath expression (FHIRPath 2.0) in time linear in its length; null when it is none, or too long or deep. */
export function parseFhirPath(source: string): FhirPath | null {
  if (source.length > LONGEST_FORMULA) return null;
  const tokens = tokenizeFhirPath(source);
  return tokens && new FhirPathParser(tokens).whole();
}
