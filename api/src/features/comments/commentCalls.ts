import type { Handlers } from '../../calls/handler.ts';
import { comments } from './comments.ts';
import { deleteComment } from './deleteComment.ts';
import { resolveComments } from './resolveComments.ts';
import { setComment } from './setComment.ts';

/** What authors say to one another about the blocks of a dialog. */
export const commentCalls = { comments, setComment, deleteComment, resolveComments } satisfies Partial<Handlers>;
