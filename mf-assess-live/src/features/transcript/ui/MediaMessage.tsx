import type { DialogEntry } from '@dialogwerk/shared/contract';
import { MarkdownText } from './MarkdownText.tsx';

export interface MediaMessageProps {
  readonly media: NonNullable<DialogEntry['media']>;
  /** Alternative text or transcript of the dialog's file, the name of the respondent's. */
  readonly text: string;
  readonly by: 'bot' | 'user';
  readonly newTab: string;
}

/** A picture, a recording or a file in a bubble. Nothing plays by itself; what is said in a recording stands below it. */
export function MediaMessage({ media: { location, type }, text, by, newTab }: MediaMessageProps) {
  const transcript = by === 'bot' && text !== '' && <MarkdownText text={text} newTab={newTab} />;
  if (type.startsWith('image/')) return <img className="dw-media" src={location} alt={text} loading="lazy" />;
  const kind = type.split('/', 1)[0];
  if (kind === 'audio' || kind === 'video') {
    // No caption track: what is said stands below as its transcript.
    const shared = {
      className: 'dw-media',
      src: location,
      controls: true,
      preload: 'metadata',
      'aria-label': text,
    } as const;
    return (
      <>
        {kind === 'video' ? <video {...shared} playsInline /> : <audio {...shared} />}
        {transcript}
      </>
    );
  }
  return (
    <a href={location} target="_blank" rel="noopener noreferrer">
      {text}
      <span className="dw-hidden"> {newTab}</span>
    </a>
  );
}
