import { showNotice } from '@dialogwerk/shared/state';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { EditingState } from '../../../features/editing/model/EditingState.ts';
import { blockName } from '../../../model/wording/blockName.ts';
import type { Selection } from '../../../model/Selection.ts';
import { texts } from '../../../texts.ts';

/** Says who has deleted a block that this author was looking at; where words for it are unsaved, the conflict says it. */
export function useGoneNotice({ gone, conflicts }: EditingState, selected: Selection): void {
  const told = useRef(gone.length);
  const tell = useEffectEvent((known: EditingState['gone']) => {
    const fresh = known.slice(told.current);
    told.current = known.length;
    const ids = new Set(selected.kind === 'blocks' ? selected.ids : []);
    const found = fresh.find(({ block }) => ids.has(block.unique_question_id));
    const isInConflict = conflicts.some((one) => one.kind === 'deleted' && one.block === found?.block);
    if (found && !isInConflict) showNotice(texts.deletedByOther(found.by, blockName(found.block)));
  });
  useEffect(() => tell(gone), [gone]);
}
