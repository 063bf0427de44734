import { readTrigger } from '@dialogwerk/shared/dialog';
import { callOrThrow } from '@dialogwerk/shared/testing';
import type { Product } from '../startProduct.ts';

/** Has a story's people write at once where they would take their time, for whoever begins from now on; `author` is a token of theirs. */
export async function withoutWaits({ url }: Product, author: string, id: number): Promise<void> {
  const { trigger_objects } = await callOrThrow(url, 'dialogmanagerTrigger', { id }, author);
  for (const { trigger_id, ...stored } of trigger_objects) {
    const rule = readTrigger(stored);
    if (rule?.kind !== 'waitFor' || rule.delay_seconds === undefined) continue;
    await callOrThrow(url, 'deleteTrigger', { triggerId: trigger_id }, author);
    const { survey_id, unique_question_id, trigger, init_survey } = stored;
    await callOrThrow(
      url,
      'createTrigger',
      { dialog_manager_id: id, survey_id, unique_question_id, trigger, init_survey },
      author,
    );
  }
  await callOrThrow(url, 'publishManager', { id }, author);
}
