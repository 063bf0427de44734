import type { Differences, ScaleDifference } from '../../contract/index.ts';
import { blockDifferences } from './blockDifferences.ts';
import type { DialogContent } from './DialogContent.ts';
import { fieldDifferences } from './fieldDifferences.ts';
import { saysTheSame } from './saysTheSame.ts';

/**
 * What publishing a draft would change for respondents, block by block and field by field (domain.md §11). Two contents that
 * respondents cannot tell apart have no differences: places on the canvas and order numbers alone do not count.
 */
export function differencesOf(published: DialogContent, draft: DialogContent): Differences {
  return {
    blocks: blockDifferences(published.blocks, draft.blocks),
    scales: scaleDifferences(published, draft),
    settings: fieldDifferences(published.settings, draft.settings),
  };
}

/** How many changes that are: each block, scale and setting once, however much of it has changed. */
export function countDifferences({ blocks, scales, settings }: Differences): number {
  return blocks.length + scales.length + settings.length;
}

function scaleDifferences(published: DialogContent, draft: DialogContent): ScaleDifference[] {
  const before = new Map(published.templ_options.map((scale) => [scale.id, scale]));
  const after = new Map(draft.templ_options.map((scale) => [scale.id, scale]));
  const ids = [...new Set([...after.keys(), ...before.keys()])];
  return ids.flatMap((id): ScaleDifference[] => {
    const scales = { published: before.get(id) ?? null, draft: after.get(id) ?? null };
    if (saysTheSame(scales.published, scales.draft)) return [];
    return [{ name: (scales.draft ?? scales.published)?.name ?? id, ...scales }];
  });
}
