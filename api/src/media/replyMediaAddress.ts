/** The address of a respondent's file without a signature, as it stands in stored entries. */
export function replyMediaPath(media_id: string): string {
  return `/api/media/${media_id}`;
}
