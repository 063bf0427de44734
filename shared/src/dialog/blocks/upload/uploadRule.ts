import { MEDIA_LIMIT_BYTES, mediaKinds } from '../../../contract/index.ts';
import type { BlockOf } from '../../../contract/index.ts';
import type { BlockRule } from '../BlockRule.ts';
import { mediaAnswer } from '../mediaAnswer.ts';

/** Datei-Upload: a file (domain.md §2). A block that names no kind takes every kind. */
export const uploadRule: BlockRule<BlockOf<'upload'>> = {
  asks: true,
  newBlock: (base) => ({ ...base, type: 'upload', kinds: ['image', 'document'], max_bytes: MEDIA_LIMIT_BYTES.image }),
  variableKind: () => 'text',
  ask: ({ kinds, max_bytes }, { texts }) => ({
    kind: 'whole',
    input: { type: 'upload', kinds: kinds.length > 0 ? [...new Set(kinds)] : [...mediaKinds], max_bytes },
    choices: [],
    answer: (reply) => (reply.type === 'upload' ? mediaAnswer(reply.media_id, texts.file) : null),
  }),
};
