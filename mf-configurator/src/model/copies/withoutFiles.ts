import type { Block } from '@dialogwerk/shared/contract';
import { mapTexts, withoutMedia } from '@dialogwerk/shared/dialog';

/** A block for another dialog: without files of its own one; in its texts, what they show is said in words. */
export function withoutFiles(block: Block): Block {
  const own = { ...block, filename_db: null, captions_db: null };
  if (own.type === 'picture')
    own.options = own.options.map((option) => Object.assign({}, option, { filename_db: null }));
  if (own.type === 'qa')
    own.qa_entries = own.qa_entries.map(({ filename_db: _file, captions_db: _captions, ...entry }) => entry);
  return mapTexts(own, (text, { as }) => (as === 'message' ? withoutMedia(text) : text));
}
