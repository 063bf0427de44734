import { adoptStyles } from '@dialogwerk/shared/browser';
import type { BlockType } from '@dialogwerk/shared/contract';
import { blockFacts } from '@dialogwerk/shared/dialog';
import styles from './blockBadge.css?inline';
import { blockIcons } from './blockIcons.ts';
import { groupShapes } from './groupShapes.ts';

/**
 * The icon of a block type within the shape and in the colour of its group; decorative, so what is around it carries the
 * name. A plain element with classes, because hundreds of them are drawn at once.
 */
export function BlockBadge({ type }: { readonly type: BlockType }) {
  adoptStyles(styles);
  const { group } = blockFacts[type];
  const { path, icon } = groupShapes[group];
  const rest = 12 * (1 - icon);
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="dw-badge" data-group={group}>
      <path className="dw-badge-shape" d={path} />
      <path
        d={blockIcons[type]}
        transform={`translate(${rest} ${group === 'text' ? rest - 2 : rest}) scale(${icon})`}
      />
    </svg>
  );
}
