import { directionOf } from '@dialogwerk/shared/dialog/messenger';
import { memo } from 'react';
import { MarkdownText } from './MarkdownText.tsx';
import { MediaMessage } from './MediaMessage.tsx';
import type { MediaMessageProps, MediaWords } from './MediaMessage.tsx';

interface BubbleProps {
  readonly id: string;
  readonly by: 'bot' | 'user';
  /** Who speaks, for those who do not see the sides. */
  readonly speaker: string;
  readonly text: string;
  /** Of what is said. */
  readonly language: string;
  /** The one that this was said in, where the dialog has several. */
  readonly spoken?: string | undefined;
  readonly media: MediaMessageProps['media'] | undefined;
  readonly words: MediaWords;
  readonly change: string;
  /** Its place in the transcript. */
  readonly place: number;
  /** Opens it for a change; null where it cannot be changed. */
  readonly onChange: ((place: number) => void) | null;
}

/**
 * One bubble. Only the bot's texts are Markdown: what a respondent has written is text. Drawn once, and of as few nodes as
 * it needs, because a dialog can be long: who speaks is said by the style sheet. The button for a change is there from the beginning and says nothing by itself, so that the log reads out the reply
 * alone, and once.
 */
export const Bubble = memo(function Bubble(props: BubbleProps) {
  const { id, by, speaker, text, language, spoken, media, words, change, place, onChange } = props;
  const said = spoken === undefined ? undefined : { lang: spoken, dir: directionOf(spoken) };
  return (
    <div
      role="listitem"
      className={by === 'bot' ? 'dw-bubble dw-bot' : 'dw-bubble dw-user'}
      data-speaker={speaker}
      // The bot's name is the author's, what the respondent is called is ours.
      lang={by === 'bot' ? undefined : words.lang}
    >
      {drawContent()}
      {by === 'user' && (
        <button
          type="button"
          className="dw-change"
          aria-live="off"
          aria-label={change}
          aria-describedby={id}
          hidden={onChange === null}
          onClick={() => onChange?.(place)}
        />
      )}
    </div>
  );

  function drawContent() {
    if (media) {
      return (
        <div id={id} lang={language} {...said}>
          <MediaMessage media={media} text={text} by={by} language={language} words={words} />
        </div>
      );
    }
    if (by === 'bot') return <MarkdownText id={id} spoken={said} text={text} words={words} />;
    return (
      <p id={id} lang={language} {...said}>
        {text}
      </p>
    );
  }
});
