import type { MessengerTexts } from './texts.ts';

export const english: MessengerTexts = {
  lang: 'en',
  you: 'You',
  toNewest: 'To the newest',
  log: 'Conversation',
  progress: 'Progress',
  loading: 'Loading the conversation …',
  answer: 'Your answer',
  replyWaits: (because, kept) => {
    const safe = kept ? 'Your answer is saved and will be sent' : 'Keep this page open and your answer will be sent';
    if (because === 'no-answer') return `No connection. ${safe} as soon as you are back online.`;
    return because === 'busy'
      ? `The server is busy at the moment. ${safe} as soon as it has time.`
      : `That did not work just now. ${safe} as soon as it does.`;
  },
  openingWaits: (because) => {
    if (because === 'no-answer') return 'No connection. The conversation goes on as soon as you are back online.';
    const trouble = because === 'busy' ? 'The server is busy at the moment.' : 'That did not work just now.';
    return `${trouble} The conversation goes on shortly, please be patient.`;
  },
  working: 'One moment please, the conversation goes on shortly …',
  tryNow: 'Try now',
  finished: 'Thank you for your answers. You can close this page now.',
  beginAgain: 'Start again',
  change: 'Change',
  changeLast: 'Change the last answer',
  changing: 'Sending the change …',
  cancel: 'Cancel',
  reason: 'Why do you ask this?',
  formView: 'Show as a form',
  form: 'Form',
  atOnce: 'Messages without pauses',
  showAll: 'Show now',
  handOver: 'Go on at another device',
  sounds: 'Sounds with new messages',
  autoplay: 'Play sound and video by themselves',
  feedback: 'Give feedback',
  audio: 'Audio recording',
  video: 'Video',
  captions: 'Captions',
  transcript: 'Transcript',
  receipt: 'My data',
  menu: 'Menu',
  newTab: '(opens in a new tab)',
  close: 'Close',
  refresh: 'Reload',
  serverBusy: 'Our messenger is exceptionally busy at the moment ...',
  requestId: (id) => `ID of the request: ${id.slice(0, 8)}`,
};
