import type { Wording } from './texts.ts';

interface TimeTexts {
  /** The bubble in place of an answer. */
  readonly over: string;
  /** The server has not seen the time go by. */
  readonly notOver: string;
  /** An answer is to be changed whose time was part of what was asked. */
  readonly fixed: string;
}

/** What respondents read of a question's time; never in the first load. */
export const timeTexts: Readonly<Record<Wording, TimeTexts>> = {
  sie: {
    over: 'Zeit abgelaufen',
    notOver: 'Die Zeit ist noch nicht abgelaufen. Bitte antworten Sie.',
    fixed: 'Diese Frage war in einer festen Zeit zu beantworten. Die Antwort lässt sich nicht mehr ändern.',
  },
  du: {
    over: 'Zeit abgelaufen',
    notOver: 'Die Zeit ist noch nicht abgelaufen. Bitte antworte.',
    fixed: 'Diese Frage war in einer festen Zeit zu beantworten. Die Antwort lässt sich nicht mehr ändern.',
  },
  en: {
    over: 'Time is up',
    notOver: 'Time is not up yet. Please answer.',
    fixed: 'This question had to be answered within a fixed time. The answer can no longer be changed.',
  },
};
