import { memo } from 'react';
import { MarkdownText } from './MarkdownText.tsx';

interface BubbleProps {
  readonly id: string;
  readonly by: 'bot' | 'user';
  /** Who speaks, for those who do not see the sides. */
  readonly speaker: string;
  readonly text: string;
  readonly newTab: string;
}

/** One bubble. Only the bot's texts are Markdown: what a respondent has written is text. Drawn once, because a dialog can be long. */
export const Bubble = memo(function Bubble({ id, by, speaker, text, newTab }: BubbleProps) {
  return (
    <div role="listitem" className={by === 'bot' ? 'dw-bubble dw-bot' : 'dw-bubble dw-user'}>
      <span className="dw-hidden">{speaker}: </span>
      <div id={id}>{by === 'bot' ? <MarkdownText text={text} newTab={newTab} /> : <p>{text}</p>}</div>
    </div>
  );
});
