import type { Section } from '@dialogwerk/shared/contract';

/** Sections as they shall be, by id; null for one that is to be gone. */
export type SectionChanges = Readonly<Record<string, Section | null>>;

/** All sections once some are as they shall be. */
export function sectionsAfter(sections: readonly Section[], changes: SectionChanges): Section[] {
  const known = new Set(sections.map(({ id }) => id));
  return [
    ...sections.flatMap((section) => (section.id in changes ? (changes[section.id] ?? []) : section)),
    ...Object.values(changes).flatMap((section) => (section && !known.has(section.id) ? section : [])),
  ];
}
