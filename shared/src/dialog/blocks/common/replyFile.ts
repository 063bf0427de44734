import type { BlockType, MediaKind, Reply } from '../../../contract/index.ts';

/** The file that a reply names, and what it has to be: null for anything that its question takes. null for a reply without a file. */
export function replyFile(reply: Reply): { readonly media_id: string; readonly kind: MediaKind | null } | null {
  if (reply.type === 'upload') return { media_id: reply.media_id, kind: null };
  if (reply.type === 'voice') return { media_id: reply.media_id, kind: 'audio' };
  if (reply.type === 'signature') return { media_id: reply.media_id, kind: 'image' };
  return reply.type === 'open' && 'recording' in reply ? reply.recording : null;
}

/** Whether the names of its files say something: a recording's is its recorder's, and does not. */
export function hasFileNames(type: BlockType): boolean {
  return type === 'upload' || type === 'signature';
}
