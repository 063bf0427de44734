import type { ScalePoint } from '@dialogwerk/shared/contract';
import { newId } from '../../../../../newId.ts';
import { texts } from '../../../texts.ts';
import { useInspector } from '../../InspectorContext.ts';
import { ScalePoints } from './ScalePoints.tsx';

interface OwnScaleProps {
  readonly block_id: string;
  readonly points: readonly ScalePoint[];
}

/** The points of a block's own scale, to edit; they can become a template for all blocks. */
export function OwnScale({ block_id, points }: OwnScaleProps) {
  const { changeBlock, shareScale } = useInspector();
  const name = texts.templateName(points[0]?.label ?? '', points.at(-1)?.label ?? '').slice(0, 200);
  return (
    <ScalePoints
      points={points}
      save={(changed, gesture) => changeBlock(block_id, { scale: { from: 'block', points: changed } }, gesture)}
      action={{
        label: texts.saveAsTemplate,
        run: (written) => shareScale(block_id, { id: newId('s'), name, points: written }),
      }}
    />
  );
}
