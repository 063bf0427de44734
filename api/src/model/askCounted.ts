import type { Services } from '../services.ts';
import type { AnswerOfModel, ModelCircumstances } from './Model.ts';
import { estimateTokens, tokensOf } from './estimateTokens.ts';
import { reserveTokens, settleTokens, usageDay } from './modelBudget.ts';
import { ModelError } from './ModelError.ts';
import type { ModelRequest } from './ModelRequest.ts';

/** What is asked outside of conversations belongs to none. */
const NO_CONVERSATION = '00000000-0000-0000-0000-000000000000';

/**
 * Asks the model outside of conversations, within what the dialog (`''` for none) and the day have left, and counts it. Nothing is kept of it but
 * the count. Throws `ModelError`.
 */
export async function askCounted(
  services: Pick<Services, 'db' | 'model' | 'now'>,
  survey_id: string,
  request: ModelRequest,
  circumstances: ModelCircumstances,
): Promise<AnswerOfModel> {
  const day = usageDay(services.now());
  const reserved = estimateTokens(request);
  await reserveTokens(services, { survey_id, conversation_id: NO_CONVERSATION }, reserved);
  const settle = (used: number, fault: ModelError['fault'] | null) =>
    settleTokens(services, { survey_id, day, reserved, used, fault });
  try {
    const answer = await services.model.ask(request, circumstances);
    const { usage, text } = answer;
    await settle(usage ? usage.tokens_in + usage.tokens_out : reserved - request.max_tokens + tokensOf(text), null);
    return answer;
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    // The provider may have counted what it did not answer in time.
    await settle(error.fault === 'timeout' ? reserved - request.max_tokens : 0, error.fault);
    throw error;
  }
}
