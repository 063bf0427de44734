import type { Handlers } from '../../calls/handler.ts';
import { comments } from './comments.ts';
import { decideSuggestion } from './decideSuggestion.ts';
import { deleteComment } from './deleteComment.ts';
import { resolveComments } from './resolveComments.ts';
import { seeMentions } from './seeMentions.ts';
import { setComment } from './setComment.ts';
import { setSuggestion } from './setSuggestion.ts';

/** What authors say to one another about the blocks of a dialog. */
export const commentCalls = {
  comments,
  setComment,
  deleteComment,
  resolveComments,
  seeMentions,
  setSuggestion,
  decideSuggestion,
} satisfies Partial<Handlers>;
