import { MEDIA_LIMIT_BYTES } from '../../../contract/index.ts';
import type { BlockOf } from '../../../contract/index.ts';
import type { BlockRule } from '../BlockRule.ts';
import { mediaAnswer } from '../mediaAnswer.ts';

/** Sprachnachricht: a recorded audio message (domain.md §2). */
export const voiceRule: BlockRule<BlockOf<'voice'>> = {
  asks: true,
  newBlock: (base) => ({ ...base, type: 'voice', max_seconds: 120 }),
  variableKind: () => 'text',
  ask: ({ max_seconds }, { texts }) => ({
    kind: 'whole',
    input: { type: 'voice', max_seconds, max_bytes: MEDIA_LIMIT_BYTES.audio },
    choices: [],
    answer: (reply) => (reply.type === 'voice' ? mediaAnswer(reply.media_id, texts.voiceMessage) : null),
  }),
};
