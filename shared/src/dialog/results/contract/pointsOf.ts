import type { Block, ScalePoint, ScaleTemplate } from '../../../contract/index.ts';

/** The points of a block's scale; none where it has no scale, or its template is gone. */
export function pointsOf(block: Block, scales: readonly ScaleTemplate[]): readonly ScalePoint[] {
  if (block.type !== 'likert' && block.type !== 'matrix') return [];
  const { scale } = block;
  return scale.from === 'block' ? scale.points : (scales.find(({ id }) => id === scale.template_id)?.points ?? []);
}
