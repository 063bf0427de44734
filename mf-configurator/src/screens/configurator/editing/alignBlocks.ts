import { connectionsOf, drawnBlocks, placeBlocks } from '@dialogwerk/shared/dialog/graph';
import { alignedPlaces } from '../../../features/canvas/model/alignedPlaces.ts';
import type { Alignment } from '../../../features/canvas/model/alignedPlaces.ts';
import { texts } from '../../../texts.ts';
import type { Workspace } from '../workspace/Workspace.ts';

/** Puts the selected cards in line, as one step. */
export function alignBlocks({ editor, survey, selection, announce }: Workspace, alignment: Alignment): void {
  if (selection.kind !== 'blocks') return;
  const places = placeBlocks(drawnBlocks(survey), connectionsOf(survey));
  const chosen = new Map(
    selection.ids.flatMap((id) => (places.has(id) ? [[id, places.get(id) ?? { x: 0, y: 0 }]] : [])),
  );
  const moves = [...alignedPlaces(chosen, alignment)].map(([id, position]) => ({ id, position }));
  editor.change([{ kind: 'moveBlocks', moves }]);
  announce(texts.aligned);
}
