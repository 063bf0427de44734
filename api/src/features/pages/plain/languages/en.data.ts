import type { MediaKind } from '@dialogwerk/shared/contract';
import type { InLanguage } from '@dialogwerk/shared/dialog/messenger';
import type { PlainTexts } from '../PlainTexts.ts';

const kindNames: { readonly [K in MediaKind]: string } = {
  image: 'picture (JPEG, PNG, WebP, GIF)',
  audio: 'audio (MP3, WAV, OGG, M4A)',
  video: 'video (MP4, WebM)',
  document: 'document (PDF, Word, Excel, OpenDocument, text)',
};
const options = (count: number): string => (count === 1 ? 'one option' : `${count} options`);

/** What the pages without a script say in English. */
export const en: InLanguage<PlainTexts> = () => ({
  lang: 'en',
  withoutScript: 'Take part without JavaScript',
  offer: 'JavaScript is not running in your browser. You can take part all the same: one question on each page.',
  begin: 'This dialog also works without JavaScript: one question on each page.',
  chats: 'Several chats side by side need JavaScript. Please switch it on and load the page again.',
  chatsAlone: 'You can have these conversations one by one without JavaScript; they then know nothing of each other:',
  fault: 'Error: ',
  progress: (percent) => `Progress: ${percent}%`,
  earlier: (count) => (count === 1 ? 'What was said before (one message)' : `What was said before (${count} messages)`),
  log: 'Conversation',
  you: 'You',
  answer: 'Your answer',
  send: 'Send',
  skip: 'Skip',
  goOn: 'Continue',
  speak: 'Language',
  notSwitched:
    'The language could not be changed. Your answers are safe, and what you entered still stands here. Please try again.',
  fileAgain: 'If you had chosen a file, please choose it once more.',

  chooseFrom: (min, max) => {
    if (max === null) return min > 1 ? `Please choose at least ${options(min)}.` : 'Please choose one or more options.';
    if (min === max) return `Please choose exactly ${options(max)}.`;
    return min > 0 ? `Please choose ${min} to ${options(max)}.` : `Please choose at most ${options(max)}.`;
  },
  other: (label) => `“${label}”, namely:`,
  inWords: 'Or in your own words:',
  either: 'Please either choose something or write something, not both.',
  unit: (unit) => `in ${unit}`,
  numberFrom: (min, max) => `Number from ${min} to ${max}`,
  numberLeast: (min) => `Number from ${min}`,
  numberMost: (max) => `Number up to ${max}`,
  steps: (step) => `in steps of ${step}`,
  pole: (value, label) => `${value} = ${label}`,
  day: 'Year, month and day, for example 2026-12-24',
  dayFrom: (min) => `${min} at the earliest`,
  dayTo: (max) => `${max} at the latest`,
  time: 'Hour and minute, for example 9:30',
  point: (value, count) => `${value} of ${count}`,
  place: (place) => `Place ${place}`,
  noPlace: 'Choose a place',
  rank: 'Give each option a place, each place only once. 1 is at the top.',
  rankAgain: 'Please give each place exactly once.',
  share: (total) => `Please distribute ${total} points among the items.`,
  length: (most) => `${most} characters at most`,
  file: 'File',
  fileLimits: (kinds, megabytes) =>
    `A ${kinds.map((kind) => kindNames[kind]).join(' or ')}, ${megabytes}\u00A0MB at most`,
  chooseFile: 'Please choose a file.',
  fileRefused: 'The file was not taken, and nothing was saved. Please check its kind and size, or choose another file.',
  recording: 'Or a recording as a file:',
  voice:
    'Without JavaScript this page cannot record. Please record with an app of your device and choose the sound file here.',
  signature: 'Drawing needs JavaScript. Sign on paper and choose a photo of it here, or a picture of your signature.',
  map: 'Click on the map, or say where the place is in percent.',
  mapClick: 'Click the place on the map and send it',
  across: 'From left to right, in percent (0 is the left edge, 100 the right edge)',
  down: 'From top to bottom, in percent (0 is the upper edge, 100 the lower edge)',
  unmarked: 'Please click a place on the map, or fill in both fields with numbers from 0 to 100.',
  consentNeeded: 'Your consent is needed. If you do not agree, the conversation ends here.',
  reason: 'Why do you ask this?',
  timed: (span) =>
    `There are ${span} for this answer. Without JavaScript no clock runs here: your answer also counts later.`,
  seconds: (seconds) => {
    if (seconds < 60 || seconds % 60 !== 0) return `${seconds} seconds`;
    return seconds === 60 ? 'one minute' : `${seconds / 60} minutes`;
  },
  timeOver: 'Time is up: go on without an answer',

  reread: 'Look now',
  waiting: 'One moment please, the conversation goes on shortly. The page reloads by itself.',
  overtaken:
    'This question was answered already, perhaps in another tab. What you have just sent was not saved. If you want to change your answer, you can do so in what was said before.',
  yourText: (text) => `Your text just now: “${text}”`,
  lost: 'That did not work just now, and nothing was saved. What you entered still stands here: please send it once more.',
  busy: 'The server is very busy at the moment, and your answer is not saved yet. It still stands here: please send it once more in a few seconds.',
  tooLarge: 'That is too large to be sent. Nothing was saved; please shorten the text or choose a smaller file.',
  ended: 'Your conversation can no longer be opened in this browser. You can begin anew here.',

  change: 'Change',
  changeThis: (said) => `Change the answer “${said}”`,
  changeLast: 'Back: change the last answer',
  changeTitle: 'Change the answer',
  changeAnyway: 'Change it anyway',
  keep: 'Do not change it',
  changed: 'Your answer is changed.',
  fallsAway: (count) =>
    count === 1
      ? 'Then this later answer does not fit any more:'
      : `Then these ${count} later answers do not fit any more:`,
  mayFallAway: 'Whether later answers still fit then cannot be said before.',
  gone: 'This answer cannot be changed any more. The conversation goes on here.',

  leave: 'Leave',
  finished: 'Thank you for your answers. You can close this page now.',
  receipt: 'Your code for “My data”:',
  receiptMore: 'With this code you can later see, save or delete what is stored of you.',
  ownData: 'My data',
  ownDataMore: 'Answers, consents, files, and what was passed on: to see, to take along and to delete.',
  sentOn: 'Continue to the next page',
  sentOnInTest: 'Test: respondents come from here to this address:',
  feedback: 'What do you think of this conversation?',
  feedbackWorst: 'not good at all',
  feedbackBest: 'very good',
  feedbackMore: 'Would you like to add something?',
  feedbackNothing: 'Please choose a rating or write something.',
  feedbackThanks: 'Thank you! Your feedback has arrived.',

  newTab: '(opens in a new tab)',
  audio: 'Sound recording',
  video: 'Video',
  captions: 'Captions',
  transcript: 'Transcript',
});
