import type { DialogEntry } from '@dialogwerk/shared/contract';
import { MarkdownText } from '../features/transcript/ui/MarkdownText.tsx';
import { MediaMessage } from '../features/transcript/ui/MediaMessage.tsx';

/** What an entry says, without a bubble around it. */
export function EntryText({ entry, newTab }: { readonly entry: DialogEntry; readonly newTab: string }) {
  const { context, media, user_or_bot } = entry;
  if (media) return <MediaMessage media={media} text={context} by={user_or_bot} newTab={newTab} />;
  return user_or_bot === 'bot' ? <MarkdownText text={context} newTab={newTab} /> : <p>{context}</p>;
}
