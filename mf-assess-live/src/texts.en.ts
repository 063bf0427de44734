import type { MessengerTexts } from './texts.ts';

/** What a changed answer has done to those after it. */
function withdrawn(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? ' 1 later answer does not fit any more and does not count.'
    : ` ${count} later answers do not fit any more and do not count.`;
}

export const english: MessengerTexts = {
  lang: 'en',
  you: 'You',
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
  changeTitle: 'Change the answer',
  changeLoading: 'Loading the question …',
  changeFailed: 'The question cannot be loaded at the moment. Nothing has been lost.',
  changeGone: 'This answer cannot be changed any more.',
  changeWaits: 'Your last answer is still on its way. Please try again in a moment.',
  changing: 'Sending the change …',
  overtaken: 'This question was answered already, perhaps in another tab. The conversation goes on here.',
  changed: (count) => `Your answer is changed.${withdrawn(count)}`,
  cancel: 'Cancel',
  reason: 'Why do you ask this?',
  formView: 'Show as a form',
  form: 'Form',
  sounds: 'Sounds with new messages',
  autoplay: 'Play sound and video by themselves',
  feedback: 'Give feedback',
  audio: 'Audio recording',
  video: 'Video',
  captions: 'Captions',
  transcript: 'Transcript',
  receipt: 'Receipt',
  receiptPurpose: 'With this code you can later see, save or delete what is stored of you.',
  receiptCode: 'Code',
  copy: 'Copy the code',
  copied: 'The code is copied.',
  notCopied: 'Copying is not allowed here. Please write the code down.',
  receiptPage: 'To the receipt',
  menu: 'Menu',
  newTab: '(opens in a new tab)',
  close: 'Close',
  refresh: 'Reload',
  notDone: 'That did not work, and nothing was deleted. Please try again.',
  serverBusy: 'Our messenger is exceptionally busy at the moment ...',
  failure: {
    inactive: {
      title: 'Dialog is no longer active.',
      more: 'The dialog has already ended. Therefore a dialog is not possible any more.',
    },
    unknown: { title: 'There is no such dialog.', more: 'Please check the link that you were given.' },
    registration: {
      title: 'Username already exists',
      more: 'The conversation could not be started. Please reload the page.',
    },
    lost: {
      title: 'This conversation does not exist any more.',
      more: 'It was deleted or has expired. You can start from the beginning.',
    },
    unreadable: {
      title: 'This conversation cannot be continued.',
      more: 'The dialog has already ended. Therefore a dialog is not possible any more.',
    },
    refused: {
      title: '',
      more: 'Your answers so far are saved. Please reload the page or try again later.',
    },
  },
  failureStatus: (status) => `An error has occurred. (${status})`,
  requestId: (id) => `ID of the request: ${id}`,
};
