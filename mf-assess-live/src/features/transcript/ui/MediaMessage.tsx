import type { DialogEntry } from '@dialogwerk/shared/contract';
import { NewTabLink } from '../../../links/NewTabLink.tsx';
import { LazyChunk } from '../../../loading/LazyChunk.tsx';
import { embed } from '../../../embed/embedChunk.ts';
import type { NewTabWords } from '../../../links/NewTabLink.tsx';
import { MarkdownText } from './MarkdownText.tsx';

/** What stands around files. */
export interface MediaWords extends NewTabWords {
  readonly audio: string;
  readonly video: string;
  readonly captions: string;
  /** Opens what is said in a recording, to read. */
  readonly transcript: string;
}

export interface MediaMessageProps {
  readonly media: NonNullable<DialogEntry['media']>;
  /** Alternative text or transcript of the dialog's file, the name of the respondent's. */
  readonly text: string;
  readonly by: 'bot' | 'user';
  /** Of what is said in it. */
  readonly language: string;
  readonly words: MediaWords;
}

/** A picture, a recording or a file in a bubble; what is said in a recording of the dialog can be read below it. */
export function MediaMessage({ media, text, by, language, words }: MediaMessageProps) {
  const { location, type, captions, width, height, shown, length } = media;
  if (type.startsWith('image/')) {
    // Its room is kept, and as high as the style sheet lets it be.
    const room = width &&
      height && { width, height, style: { maxInlineSize: `min(100%, ${(60 * width) / height}vh)` } };
    return <img className="dw-media" {...shown} src={location} alt={text} loading="lazy" {...room} />;
  }
  const shared = { className: 'dw-media', src: location, controls: true, preload: 'metadata' } as const;
  const transcript = by === 'bot' && text !== '' && (
    <details className="dw-transcript">
      <summary lang={words.lang}>{words.transcript}</summary>
      <MarkdownText text={text} words={words} />
    </details>
  );
  if (type.startsWith('audio/')) {
    return (
      <>
        <audio {...shared} {...label(words.audio)} />
        {transcript}
      </>
    );
  }
  if (type.startsWith('video/')) {
    return (
      <>
        <video {...shared} {...shown} {...label(words.video)} playsInline>
          {captions !== undefined && (
            <track kind="captions" src={captions} srcLang={language} label={words.captions} default />
          )}
        </video>
        {length && <small>{length}</small>}
        {transcript}
      </>
    );
  }
  if (type === 'text/html') {
    return (
      <LazyChunk chunk={embed} language={words.lang} du_sie="sie">
        {({ EmbedFrame }) => <EmbedFrame location={location} title={text} lang={words.lang} />}
      </LazyChunk>
    );
  }
  return (
    <NewTabLink href={location} words={words}>
      {text}
    </NewTabLink>
  );

  function label(word: string) {
    return by === 'user' ? { 'aria-label': text } : { 'aria-label': word, lang: words.lang };
  }
}
