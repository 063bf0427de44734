import type { BlockOf } from '../../../contract/index.ts';

/** The fields that every block has. */
export type NewBase = Omit<BlockOf<'message'>, 'type'>;

/** The shared fields of a new block; its `order` is the caller's to set. */
export function newBase(unique_question_id: string, created_on: number): NewBase {
  return {
    unique_question_id,
    created_on,
    order: 0,
    context: '',
    nachfrage: null,
    probing: null,
    acknowledgement: null,
    filename_db: null,
    media_text: '',
    captions_db: null,
    start_page: false,
    is_end: false,
    position: null,
    jump_to_ids: [],
    jump_to_question: null,
    jump_to_reactions: {},
    link: null,
    short_name: '',
    variable: null,
    reason: null,
    optional: false,
  };
}
