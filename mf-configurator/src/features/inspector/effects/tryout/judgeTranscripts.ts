import { send } from '@dialogwerk/shared/clients';
import type { BlockOf } from '@dialogwerk/shared/contract';
import type { Judged, TriedTranscript } from '../../model/tryout/TriedTranscript.ts';

/** Has transcripts judged by a block's conditions as they stand on the screen; by their ids. Throws what the call throws. */
export async function judgeTranscripts(
  survey_id: string,
  { unique_question_id, gpt_exit_conditions }: BlockOf<'gpt'>,
  tried: readonly TriedTranscript[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, Judged>> {
  const by = gpt_exit_conditions.map(({ id, condition }) => ({ id, condition }));
  const transcripts = tried.map(({ said }) => ({ said: [...said] }));
  const request = { id: survey_id, questionId: unique_question_id, conditions: by, transcripts };
  const { results } = await send('tryExitConditions', request, { signal });
  return new Map(
    tried.flatMap(({ id }, index) => {
      const judgement = results[index];
      return judgement ? [[id, { by, judgement }] as const] : [];
    }),
  );
}
