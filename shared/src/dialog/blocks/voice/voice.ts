import { MEDIA_LIMIT_BYTES } from '../../../contract/index.ts';
import type { BlockOf } from '../../../contract/index.ts';
import type { AnswerStudy } from '../AnswerStudy.ts';
import type { BlockFacts } from '../BlockFacts.ts';
import type { BlockRule } from '../BlockRule.ts';
import { SOME_FILE } from '../common/drawn.ts';
import { noFigures } from '../common/figures.ts';
import { mediaAnswer } from '../common/mediaAnswer.ts';
import { anyText } from '../common/outcomes.ts';
import { ownVariable } from '../common/ownVariable.ts';
import { FILE_TIME } from '../common/replyTimes.ts';
import { NO_FILE } from '../common/tried.ts';
import { textColumn } from '../common/columns.ts';
import type { ReplyRule } from '../ReplyRule.ts';
import { none, nothingDone } from '../common/facts.ts';

export const voiceReply: ReplyRule<'voice', 'files'> = {
  part: 'files',
  /** Whether the file is there and fits, its upload has said. */
  problem: () => null,
  shown: (_input, _reply, texts) => texts.voiceMessage,
  isTyped: false,
};

/** Sprachnachricht: a recorded audio message (domain.md §2). */
export const voiceRule: BlockRule<BlockOf<'voice'>> = {
  newBlock: (base) => ({ ...base, type: 'voice', max_seconds: 120 }),
  variables: (block) => ownVariable(block, 'text'),
  ask: ({ max_seconds }, { texts }) => ({
    kind: 'whole',
    input: { type: 'voice', max_seconds, max_bytes: MEDIA_LIMIT_BYTES.audio },
    choices: [],
    answer: (reply) => (reply.type === 'voice' ? mediaAnswer(reply.media_id, texts.voiceMessage) : null),
  }),
};

export const voiceStudy: AnswerStudy<'voice'> = {
  faults: () => [],
  missing: null,
  isPersonal: true,
  outcomes: () => anyText,
  tried: () => [{ type: 'voice', media_id: NO_FILE }],
  isMadeUp: false,
  drawn: () => ({ type: 'voice', media_id: SOME_FILE }),
  replyTime: () => FILE_TIME,
  answeredIn: 'file',
  figures: noFigures,
  columns: () => [textColumn()],
};

export const voiceFacts: BlockFacts<'voice'> = {
  name: 'Sprachnachricht',
  hint: 'Eine aufgenommene Nachricht.',
  group: 'file',
  fields: { max_seconds: 'Höchstens so lang (Sekunden)' },
  card: ({ max_seconds }) => [`bis ${max_seconds} s`],
  does: nothingDone,
  lines: ({ max_seconds }) => [`bis ${max_seconds} Sekunden`],
  printed: () => ({ kind: 'note', text: 'Antwort als Sprachnachricht' }),
  words: none,
};
