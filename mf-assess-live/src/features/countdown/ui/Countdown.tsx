import type { ClientConfig, OpenQuestion, Reply } from '@dialogwerk/shared/contract';
import { useEffect, useState } from 'react';
import { endOf, putOff } from '../model/endOf.ts';
import { asClock, spanInWords } from '../model/spans.ts';
import { countdownTexts } from '../texts.ts';
export { default as styles } from '../countdown.css?inline';

interface CountdownProps {
  /** One that has a time. */
  readonly question: OpenQuestion;
  readonly survey: Pick<ClientConfig, 'language' | 'du_sie'>;
  /** Hears that the time is over; `shown`: the bubble that says so. */
  readonly onReply: (reply: Reply, shown: string) => void;
}

/** So many times as long is what somebody gets who wants more, and so long they can say so once the time is over (WCAG 2.2.1). */
const MORE = 10;
const LAST_CALL = 20;
/** Where the server's clock has not come so far, it is asked once more so many seconds later. */
const AGAIN = 5;

/** With so many seconds left it is read out. */
const readOut: readonly number[] = [600, 300, 60, 10];

/** How much time is left for the open question, and how to have more of it. */
export function Countdown({ question, survey, onReply }: CountdownProps) {
  const texts = countdownTexts(survey.language, survey.du_sie);
  const { seconds, essential } = question.timed ?? { seconds: 0 };
  const [end, setEnd] = useState(() => endOf(question, Date.now()));
  const [now, setNow] = useState(() => Date.now());
  const [given, setGiven] = useState(seconds);
  const isLastCall = now >= end && !essential;
  const left = secondsTo(isLastCall ? end + LAST_CALL * 1_000 : end, now);
  const isOver = left === 0;
  const mark = readOut.findLast((count) => count >= left && count < given);

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, []);

  useEffect(() => {
    if (!isOver) return;
    putOff(question, Date.now() + AGAIN * 1_000);
    onReply({ type: 'timed_out' }, texts.over);
  }, [isOver, question, onReply, texts.over]);

  function takeMore(): void {
    const later = Date.now() + seconds * MORE * 1_000;
    putOff(question, later);
    setEnd(later);
    setNow(Date.now());
    setGiven(seconds * MORE);
  }

  return (
    <div className="dw-time" lang={texts.lang}>
      <p role="status">
        {isLastCall ? texts.lastCall(inWords(LAST_CALL)) : notice()}
        {!isLastCall && mark !== undefined && <span className="dw-hidden"> {texts.stillLeft(inWords(mark))}</span>}
      </p>
      <p role="timer">{texts.left(asClock(left))}</p>
      {!essential && (
        <button type="button" className="dw-button dw-quiet" onClick={takeMore}>
          {texts.more}
        </button>
      )}
    </div>
  );

  function inWords(count: number): string {
    return spanInWords(count, texts.lang);
  }
  function notice(): string {
    if (given > seconds) return texts.extended(inWords(given));
    return (essential ? texts.fixed : texts.notice)(inWords(seconds));
  }
}

function secondsTo(end: number, now: number): number {
  return Math.max(0, Math.ceil((end - now) / 1_000));
}
