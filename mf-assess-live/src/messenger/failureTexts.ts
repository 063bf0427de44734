import { messengerWording } from '../wording/messengerWording.ts';

/** Fixed by spec §8. */
const ended = 'Der Dialog wurde bereits beendet. Daher ist ein Dialog aktuell nicht mehr möglich.';
const germanStatus = (status: number): string => `Ein Fehler ist aufgetreten. (${status})`;
const german = {
  inactive: { title: 'Dialog ist nicht mehr aktiv.', more: ended },
  unreadable: { title: 'Dieses Gespräch lässt sich nicht fortsetzen.', more: ended },
} as const;
const endedInEnglish = 'The dialog has already ended. Therefore a dialog is not possible any more.';

/** Why a conversation cannot go on (spec §8). */
export const failureTexts = messengerWording.inEach('failures', {
  sie: {
    said: {
      ...german,
      unknown: { title: 'Diesen Dialog gibt es nicht.', more: 'Bitte prüfen Sie den Link, den Sie bekommen haben.' },
      registration: {
        title: 'Username already exists',
        more: 'Das Gespräch konnte nicht begonnen werden. Bitte laden Sie die Seite neu.',
      },
      lost: {
        title: 'Dieses Gespräch gibt es nicht mehr.',
        more: 'Es wurde gelöscht oder ist abgelaufen. Sie können von vorn beginnen.',
      },
      refused: {
        title: '',
        more: 'Ihre bisherigen Antworten sind gespeichert. Bitte laden Sie die Seite neu oder versuchen Sie es später noch einmal.',
      },
    },
    status: germanStatus,
  },
  du: {
    said: {
      ...german,
      unknown: { title: 'Diesen Dialog gibt es nicht.', more: 'Bitte prüf den Link, den du bekommen hast.' },
      registration: {
        title: 'Username already exists',
        more: 'Das Gespräch konnte nicht begonnen werden. Bitte lade die Seite neu.',
      },
      lost: {
        title: 'Dieses Gespräch gibt es nicht mehr.',
        more: 'Es wurde gelöscht oder ist abgelaufen. Du kannst von vorn beginnen.',
      },
      refused: {
        title: '',
        more: 'Deine bisherigen Antworten sind gespeichert. Bitte lade die Seite neu oder versuch es später noch einmal.',
      },
    },
    status: germanStatus,
  },
  en: {
    said: {
      inactive: { title: 'Dialog is no longer active.', more: endedInEnglish },
      unknown: { title: 'There is no such dialog.', more: 'Please check the link that you were given.' },
      registration: {
        title: 'Username already exists',
        more: 'The conversation could not be started. Please reload the page.',
      },
      lost: {
        title: 'This conversation does not exist any more.',
        more: 'It was deleted or has expired. You can start from the beginning.',
      },
      unreadable: { title: 'This conversation cannot be continued.', more: endedInEnglish },
      refused: {
        title: '',
        more: 'Your answers so far are saved. Please reload the page or try again later.',
      },
    },
    status: (status) => `An error has occurred. (${status})`,
  },
});
