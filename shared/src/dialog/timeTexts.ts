import { dialogWording } from './wording/dialogWording.ts';

/** What respondents read of a question's time; never in the first load. */
export const timeTexts = dialogWording.inEach('time', {
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
});
