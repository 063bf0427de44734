import type { CallResponse } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import type { TestReplies } from '@dialogwerk/shared/state';
import type { RunningConversation } from '../features/conversation/effects/RunningConversation.ts';
import { assessTexts } from '../texts.ts';
import { exampleReply } from './exampleReply.ts';
import { playReplies } from './playReplies.ts';

/** Gives replies in a test, files by an example, and tells its author of what goes otherwise; gives the way to stop. */
export function playGiven(
  config: CallResponse<'testConfig'>,
  running: RunningConversation,
  replies: TestReplies['replies'],
): () => void {
  return playReplies({
    running,
    config,
    replies,
    exampleFor: (question) => exampleReply(config.survey_id, question, running),
    onExample: () => showNotice(assessTexts.exampleSent),
    onByHand: () => showNotice(assessTexts.fileByHand),
    onStopped: () => showNotice(assessTexts.repliesStopped),
  });
}
