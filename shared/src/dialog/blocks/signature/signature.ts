import { SIGNATURE_LIMIT_BYTES } from '../../../contract/limits.ts';
import type { BlockOf } from '../../../contract/index.ts';
import type { RespondentTexts } from '../../texts.ts';
import { dialogWording } from '../../wording/dialogWording.ts';
import type { AnswerStudy } from '../AnswerStudy.ts';
import type { BlockFacts } from '../BlockFacts.ts';
import type { BlockRule } from '../BlockRule.ts';
import type { ReplyRule } from '../ReplyRule.ts';
import { textColumn } from '../common/columns.ts';
import { SOME_FILE } from '../common/drawn.ts';
import { none, nothingDone } from '../common/facts.ts';
import { noFigures } from '../common/figures.ts';
import { mediaAnswer } from '../common/mediaAnswer.ts';
import { anyText } from '../common/outcomes.ts';
import { ownVariable } from '../common/ownVariable.ts';
import { FILE_TIME } from '../common/replyTimes.ts';
import { NO_FILE } from '../common/tried.ts';

const names = dialogWording.inEach('signature', { sie: 'Unterschrift', du: 'Unterschrift', en: 'Signature' });
const called = ({ wording }: RespondentTexts): string => names(wording);

export const signatureReply: ReplyRule<'signature', 'signature'> = {
  part: 'signature',
  /** Whether the picture is there and fits, its upload has said. */
  problem: () => null,
  shown: (_input, _reply, texts) => called(texts),
  isTyped: false,
};

/** Unterschrift: a small picture of strokes, or of a typed name. */
export const signatureRule: BlockRule<BlockOf<'signature'>> = {
  newBlock: (base) => ({ ...base, type: 'signature' }),
  variables: (block) => ownVariable(block, 'text'),
  ask: (_block, { texts }) => ({
    kind: 'whole',
    input: { type: 'signature', max_bytes: SIGNATURE_LIMIT_BYTES },
    choices: [],
    answer: (reply) => (reply.type === 'signature' ? mediaAnswer(reply.media_id, called(texts)) : null),
  }),
};

export const signatureStudy: AnswerStudy<'signature'> = {
  faults: () => [],
  missing: null,
  isPersonal: true,
  outcomes: () => anyText,
  tried: () => [{ type: 'signature', media_id: NO_FILE }],
  isMadeUp: false,
  drawn: () => ({ type: 'signature', media_id: SOME_FILE }),
  replyTime: () => FILE_TIME,
  answeredIn: 'file',
  figures: noFigures,
  columns: () => [textColumn()],
};

export const signatureFacts: BlockFacts<'signature'> = {
  name: 'Unterschrift',
  hint: 'Mit Finger oder Maus gezeichnet oder als Name getippt.',
  group: 'file',
  fields: {},
  card: none,
  does: nothingDone,
  lines: () => ['Unterschrift'],
  printed: () => ({ kind: 'lines', count: 1, says: true }),
  words: none,
};
