import { MEDIA_LIMIT_BYTES, mediaKinds } from '../../../contract/index.ts';
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

export const uploadReply: ReplyRule<'upload', 'files'> = {
  part: 'files',
  /** Whether the file is there and fits, its upload has said. */
  problem: () => null,
  shown: (_input, _reply, texts) => texts.file,
  isTyped: false,
};

/** Datei-Upload: a file (domain.md §2). A block that names no kind takes every kind. */
export const uploadRule: BlockRule<BlockOf<'upload'>> = {
  newBlock: (base) => ({ ...base, type: 'upload', kinds: ['image', 'document'], max_bytes: MEDIA_LIMIT_BYTES.image }),
  variables: (block) => ownVariable(block, 'text'),
  ask: ({ kinds, max_bytes }, { texts }) => ({
    kind: 'whole',
    input: { type: 'upload', kinds: kinds.length > 0 ? [...new Set(kinds)] : [...mediaKinds], max_bytes },
    choices: [],
    answer: (reply) => (reply.type === 'upload' ? mediaAnswer(reply.media_id, texts.file) : null),
  }),
};

export const uploadStudy: AnswerStudy<'upload'> = {
  faults: () => [],
  missing: null,
  isPersonal: false,
  outcomes: () => anyText,
  tried: () => [{ type: 'upload', media_id: NO_FILE }],
  isMadeUp: false,
  drawn: () => ({ type: 'upload', media_id: SOME_FILE }),
  replyTime: () => FILE_TIME,
  answeredIn: 'file',
  figures: noFigures,
  columns: () => [textColumn()],
};

const kindNames = { image: 'Bild', audio: 'Ton', video: 'Video', document: 'Dokument' };

export const uploadFacts: BlockFacts<'upload'> = {
  name: 'Datei-Upload',
  hint: 'Eine Datei, zum Beispiel ein Foto.',
  group: 'file',
  fields: { kinds: 'Was hochgeladen werden darf', max_bytes: 'Höchstens so groß (MB)' },
  card: none,
  does: nothingDone,
  lines: ({ kinds }) => kinds.map((kind) => kindNames[kind]),
  printed: () => ({ kind: 'note', text: 'Datei beilegen' }),
  words: none,
};
