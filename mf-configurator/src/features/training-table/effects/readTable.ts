import { authorClient } from '@dialogwerk/shared/clients';
import type { TableBlock } from '../model/TableRow.ts';

/** Every block of a dialog that can be trained, with its targets and examples. */
export async function readTable(id: string, signal: AbortSignal): Promise<readonly TableBlock[]> {
  const { blocks } = await authorClient.call('trainingOverview', { id }, { signal });
  return Promise.all(
    blocks.map(async (block) => {
      const place = { id, questionId: block.unique_question_id };
      const { targets } = await authorClient.call('trainingdataJumps', place, { signal });
      return { block, targets };
    }),
  );
}
