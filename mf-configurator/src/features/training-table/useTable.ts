import { allStates, mapState, useResource, useResources } from '@dialogwerk/shared/clients';
import type { Called } from '@dialogwerk/shared/clients';
import type { TableBlock } from './model/TableRow.ts';

/** Every block of a dialog that can be trained, with its targets and examples. */
export function useTable(id: string): Called<readonly TableBlock[]> {
  const overview = useResource('trainingOverview', { id });
  const blocks = overview.state.kind === 'loaded' ? overview.state.value.blocks : [];
  const jumps = useResources(
    'trainingdataJumps',
    blocks.map(({ unique_question_id: questionId }) => ({ id, questionId })),
  );
  const joined = mapState(allStates(jumps.states), (all) =>
    blocks.map((block, index) => ({ block, targets: all[index]?.targets ?? [] })),
  );
  return {
    state: overview.state.kind === 'loaded' ? joined : overview.state,
    reload: () => {
      overview.reload();
      jumps.reload();
    },
    isReloading: overview.isReloading,
  };
}
