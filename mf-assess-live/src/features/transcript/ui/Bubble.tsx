import { memo } from 'react';
import { MarkdownText } from './MarkdownText.tsx';
import { MediaMessage } from './MediaMessage.tsx';
import type { MediaMessageProps } from './MediaMessage.tsx';

interface BubbleProps {
  readonly id: string;
  readonly by: 'bot' | 'user';
  /** Who speaks, for those who do not see the sides. */
  readonly speaker: string;
  readonly text: string;
  readonly media: MediaMessageProps['media'] | undefined;
  readonly newTab: string;
  readonly change: string;
  /** Its place in the transcript. */
  readonly place: number;
  /** Opens it for a change; null where it cannot be changed. */
  readonly onChange: ((place: number) => void) | null;
}

/**
 * One bubble. Only the bot's texts are Markdown: what a respondent has written is text. Drawn once, because a dialog can be
 * long. The button for a change is there from the beginning and says nothing by itself, so that the log reads out the reply
 * alone, and once.
 */
export const Bubble = memo(function Bubble(props: BubbleProps) {
  const { id, by, speaker, text, media, newTab, change, place, onChange } = props;
  return (
    <div role="listitem" className={by === 'bot' ? 'dw-bubble dw-bot' : 'dw-bubble dw-user'}>
      <span className="dw-hidden">{speaker}: </span>
      <div id={id}>{drawContent()}</div>
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
    if (media) return <MediaMessage media={media} text={text} by={by} newTab={newTab} />;
    return by === 'bot' ? <MarkdownText text={text} newTab={newTab} /> : <p>{text}</p>;
  }
});
