import type { Block } from '@dialogwerk/shared/contract';
import { newBlock } from '@dialogwerk/shared/dialog';
import type { WrittenBlock } from '../../dialogs/WrittenBlock.ts';
import type { Lessons, StoryChat } from './Story.ts';

/** A chat as it is stored: whole blocks in their order, and what they are trained with. */
export interface ChatContent {
  readonly blocks: readonly Block[];
  readonly lessons: readonly Lessons[];
}

/**
 * What a story's chat consists of; `now` in ms. `fileOf` gives the stored name of a picture of the story; what it does not
 * know is not shown.
 */
export function contentOf(
  { scenes }: Pick<StoryChat, 'scenes'>,
  now: number,
  fileOf: (picture: string) => string | null,
): ChatContent {
  const parts = scenes.map((scene) => ('blocks' in scene ? scene : { blocks: [scene], lessons: [] }));
  const written: readonly WrittenBlock[] = parts.flatMap(({ blocks }) => blocks);
  return {
    blocks: written.map(({ id, type, ...fields }, order): Block =>
      Object.assign(newBlock(type, id, now), fields, {
        order,
        start_page: order === 0,
        filename_db: fields.filename_db ? fileOf(fields.filename_db) : null,
      }),
    ),
    lessons: parts.flatMap(({ lessons }) => lessons),
  };
}
