import { FEEDBACK_TEXT_LIMIT } from '@dialogwerk/shared/contract';
import { useLayoutEffect, useId, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { feedbackTexts } from '../texts.ts';

/** What a respondent says of the dialog. */
export interface WrittenFeedback {
  readonly rating: number | null;
  readonly text: string;
  /** Whether it is about the question that is open, and not about the whole dialog. */
  readonly aboutQuestion: boolean;
}

interface FeedbackFormProps {
  readonly language: string;
  readonly du_sie: 'du' | 'sie';
  /** Whether there is a question that it can be about. */
  readonly hasQuestion: boolean;
  /** Gives null when it has arrived, else why not: '' where there is no sentence for it, and further lines. */
  readonly onSend: (
    said: WrittenFeedback,
  ) => Promise<{ readonly sentence: string; readonly more: readonly string[] } | null>;
}

const RATINGS = [1, 2, 3, 4, 5] as const;

/** A rating from 1 to 5 and a few words; either is enough. What is written stays until it has arrived. */
export function FeedbackForm({ language, du_sie, hasQuestion, onSend }: FeedbackFormProps) {
  const [rating, setRating] = useState<number | null>(null);
  const [text, setText] = useState('');
  const [aboutQuestion, setAboutQuestion] = useState(false);
  const [stage, setStage] = useState<'writing' | 'sending' | 'sent'>('writing');
  const [problem, setProblem] = useState<readonly string[]>([]);
  const thanks = useRef<HTMLParagraphElement>(null);
  const id = useId();
  const texts = feedbackTexts(language, du_sie);
  const tooLong = text.length > FEEDBACK_TEXT_LIMIT ? texts.tooLong(text.length, FEEDBACK_TEXT_LIMIT) : null;

  useLayoutEffect(() => {
    // The button that had the focus has gone with the form.
    if (stage === 'sent') thanks.current?.focus();
  }, [stage]);

  const send = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (stage === 'sending') return;
    const fault = tooLong ?? (rating === null && text.trim() === '' ? texts.nothing : null);
    setProblem(fault === null ? [] : [fault]);
    if (fault !== null) return;
    setStage('sending');
    const refused = await onSend({ rating, text: text.trim(), aboutQuestion });
    setStage(refused === null ? 'sent' : 'writing');
    setProblem(refused ? [refused.sentence || texts.notSent, ...refused.more] : []);
  };

  if (stage === 'sent') {
    return (
      <p ref={thanks} tabIndex={-1} className="dw-feedback-thanks">
        {texts.thanks}
      </p>
    );
  }
  return (
    <form className="dw-feedback" noValidate onSubmit={(event) => void send(event)} onInput={() => setProblem([])}>
      <fieldset>
        <legend>{texts.question}</legend>
        <div className="dw-ratings">{RATINGS.map(drawRating)}</div>
        <div className="dw-poles" aria-hidden>
          <span>{texts.worst}</span>
          <span>{texts.best}</span>
        </div>
      </fieldset>
      <label htmlFor={`${id}-text`}>{texts.more}</label>
      <div className="dw-field">
        <textarea
          id={`${id}-text`}
          className="dw-text"
          rows={3}
          value={text}
          aria-invalid={tooLong !== null}
          aria-describedby={`${id}-who`}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      {hasQuestion && (
        <label className="dw-about">
          <input type="checkbox" checked={aboutQuestion} onChange={(event) => setAboutQuestion(event.target.checked)} />
          {texts.aboutQuestion}
        </label>
      )}
      <p className="dw-hint" id={`${id}-who`}>
        {texts.whoReads}
      </p>
      <div className="dw-problem" role="alert">
        {(problem.length > 0 ? problem : [tooLong]).map((line) => line && <p key={line}>{line}</p>)}
      </div>
      <div className="dw-pop-up-actions">
        <button type="submit" className="dw-button" aria-disabled={stage === 'sending'}>
          {stage === 'sending' ? texts.sending : texts.send}
        </button>
      </div>
    </form>
  );

  function drawRating(each: number) {
    const pole = { 1: texts.worst, 5: texts.best }[each];
    return (
      <label key={each}>
        <input
          type="radio"
          name={`${id}-rating`}
          className="dw-hidden"
          checked={rating === each}
          aria-label={pole === undefined ? texts.rating(each) : `${texts.rating(each)}, ${pole}`}
          onChange={() => setRating(each)}
        />
        <span aria-hidden>{each}</span>
      </label>
    );
  }
}
