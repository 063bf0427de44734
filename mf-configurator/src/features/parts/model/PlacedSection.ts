import type { Section, SectionPart } from '@dialogwerk/shared/contract';

/** A section that was put in as a part. */
export type PlacedSection = Section & { readonly part: SectionPart };
