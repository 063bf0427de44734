import type { DialogEntry } from '@dialogwerk/shared/contract';
import { MarkdownText } from '../features/transcript/ui/MarkdownText.tsx';
import { MediaMessage } from '../features/transcript/ui/MediaMessage.tsx';
import type { MediaWords } from '../features/transcript/ui/MediaMessage.tsx';

interface EntryTextProps {
  readonly entry: DialogEntry;
  /** Of what is said. */
  readonly language: string;
  readonly words: MediaWords;
}

/** What an entry says, without a bubble around it. */
export function EntryText({ entry, language, words }: EntryTextProps) {
  const { context, media, user_or_bot } = entry;
  if (media) return <MediaMessage media={media} text={context} by={user_or_bot} language={language} words={words} />;
  return user_or_bot === 'bot' ? <MarkdownText text={context} words={words} /> : <p>{context}</p>;
}
