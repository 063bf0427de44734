import type { FhirPath } from '../fhirpath/FhirPath.ts';
import type { Collection, Element } from './Collection.ts';
import type { Sources } from './Sources.ts';

/** What a function of FHIRPath works with. */
export interface CallContext {
  readonly sources: Sources;
  /** What an argument gives, with the call's own context or with another as `$this`. */
  readonly evaluate: (path: FhirPath, input?: Element) => Collection;
}

/** A function of FHIRPath over what it is called on. Throws NotUnderstood. */
export type FhirFunction = (of: Collection, args: readonly FhirPath[], context: CallContext) => Collection;
