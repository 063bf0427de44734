import type { Section } from '@dialogwerk/shared/contract';
import type { SectionChanges } from '../../../features/editing/model/sectionsAfter.ts';

/** Puts blocks into a section, a new one or one that is there, and takes them out of all others. */
export function putInto(sections: readonly Section[], target: Section, ids: readonly string[]): SectionChanges {
  const changed = new Map(takenOut(sections, ids));
  const left = target.blocks.filter((id) => !ids.includes(id));
  changed.set(target.id, { ...target, blocks: [...left, ...ids] });
  return Object.fromEntries(changed);
}

/** Takes blocks out of their sections; one that has none left is gone. */
export function takeOut(sections: readonly Section[], ids: readonly string[]): SectionChanges {
  return Object.fromEntries(takenOut(sections, ids));
}

function takenOut(sections: readonly Section[], ids: readonly string[]): (readonly [string, Section | null])[] {
  return sections.flatMap((section) => {
    const blocks = section.blocks.filter((id) => !ids.includes(id));
    if (blocks.length === section.blocks.length) return [];
    return [[section.id, blocks.length > 0 ? { ...section, blocks } : null] as const];
  });
}
