import { TypingDots } from '../features/transcript/ui/TypingDots.tsx';

interface SpokenProps {
  /** What a model has said so far; undefined where it is not heard while it speaks. */
  readonly text: string | undefined;
  readonly label: string;
  readonly onShowAll: (() => void) | null;
}

/** What is being said is for the eye; screen readers get the bubble once it is whole. */
export function Spoken({ text, label, onShowAll }: SpokenProps) {
  if (text === undefined) return <TypingDots label={label} onShowAll={onShowAll} />;
  return (
    <p className="dw-bubble dw-bot" aria-hidden>
      {text}
    </p>
  );
}
