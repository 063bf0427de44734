import { authorClient } from '@dialogwerk/shared/clients';
import type { CallResponse, TrainedBlock } from '@dialogwerk/shared/contract';
import type { Meaning } from '../model/Meaning.ts';
import { readMeanings } from './loadTraining.ts';

/** What would be understood differently, with the meanings of the blocks that it is about. */
export interface Preview extends CallResponse<'previewTraining'> {
  /** By `unique_question_id`. */
  readonly meanings: ReadonlyMap<string, readonly Meaning[]>;
}

export async function readPreview(id: string, blocks: readonly TrainedBlock[], signal: AbortSignal): Promise<Preview> {
  const preview = await authorClient.call('previewTraining', { id }, { signal });
  const concerned = blocks.filter(({ unique_question_id }) =>
    preview.changed.some((reply) => reply.unique_question_id === unique_question_id),
  );
  const meanings = await Promise.all(
    concerned.map(
      async ({ unique_question_id: questionId }) =>
        [questionId, await readMeanings({ id, questionId }, signal)] as const,
    ),
  );
  return { ...preview, meanings: new Map(meanings) };
}
