import type { CompiledSurvey, ConversationState } from '@dialogwerk/shared/dialog';
import type { ConsentLine } from '../../../consents/ConsentLine.ts';
import { statementLine } from '../../../consents/consentLines.ts';
import type { Services } from '../../../services.ts';
import { modelNotice } from './modelNotice.ts';

/** The privacy statement that a respondent meets as a conversation begins, as its page says it at that moment, for the log of consents. */
export function statementMet(
  { model }: Pick<Services, 'model'>,
  survey: CompiledSurvey,
  state: Pick<ConversationState, 'spoken'>,
): ConsentLine[] {
  const written = survey.written ?? survey;
  const { du_sie, language } = written;
  const blocks = [...written.blocks.values()].map(({ block }) => block);
  const notice = modelNotice({ blocks, du_sie, language, model_mask: written.model.mask }, model.state);
  return statementLine(written, state, notice);
}
