import type { Block, Section } from '@dialogwerk/shared/contract';

/** Sections with the blocks that are there, in the dialog's order; each block in the first section that names it. Empty ones are left out. */
export function liveSections(sections: readonly Section[], blocks: readonly Block[]): readonly Section[] {
  if (sections.length === 0) return sections;
  const live = sections.map((section) => ({ ...section, blocks: new Array<string>() }));
  const byBlock = new Map<string, string[]>();
  for (const [index, { blocks: own }] of live.entries())
    for (const named of sections[index]?.blocks ?? []) if (!byBlock.has(named)) byBlock.set(named, own);
  for (const { unique_question_id } of blocks) byBlock.get(unique_question_id)?.push(unique_question_id);
  return live.filter(({ blocks: own }) => own.length > 0);
}
