import { inEachLanguage } from '../wording/messengerWording.ts';
import type { ChatsTexts } from '../wording/AllMessengerTexts.ts';

const german = {
  lang: 'de',
  list: 'Chats',
  back: 'Zurück zu den Chats',
  menu: 'Menü',
  typing: 'schreibt …',
  none: 'Noch keine Nachricht',
  unread: (count: number): string => (count === 1 ? '1 neue Nachricht' : `${count} neue Nachrichten`),
  wrote: (name: string): string => `${name} hat geschrieben.`,
  wroteToo: (name: string, others: number): string => {
    if (others === 0) return `${name} hat geschrieben`;
    return `${name} und ${others === 1 ? 'noch jemand' : `${others} andere`} haben geschrieben`;
  },
  nothingToAnswer: 'Hier gibt es gerade nichts zu antworten.',
  resumeLink: 'Link zum Weiterspielen kopieren',
  media: 'Datei',
  hints: 'Hinweise',
  closeHints: 'Hinweise schließen',
  hintsOf: (found: number, all: number): string => `${found} von ${all} gefunden`,
  freshHints: (count: number): string => (count === 1 ? '1 neuer Hinweis' : `${count} neue Hinweise`),
  foundHint: (title: string): string => `Neuer Hinweis: ${title}`,
  isNew: 'Neu',
  noHints: 'Noch kein Hinweis.',
  toChat: (name: string): string => `Zum Chat: ${name}`,
  endingOf: (number: number, all: number): string => `Ende ${number} von ${all}`,
  toEnding: 'Was herausgefunden ist',
  playAgain: 'Noch einmal von vorn',
  decideAnew: 'Anders entscheiden',
  gallery: (seen: number, all: number): string => `Enden: ${seen} von ${all} gesehen`,
  notSeen: 'Noch nicht gesehen',
  storyTime: (time: string): string => `In der Geschichte ist es ${time} Uhr`,
};

const sie: ChatsTexts = {
  ...german,
  you: 'Sie',
  choose: 'Wählen Sie links einen Chat aus.',
  resumeCopied: 'Der Link ist kopiert. Mit ihm machen Sie in jedem Browser hier weiter; geben Sie ihn nicht weiter.',
  resumeFailed: 'Der Link konnte nicht kopiert werden. Markieren Sie ihn und kopieren Sie ihn selbst:',
  noHintsMore: 'Was Sie in den Chats herausfinden, steht dann hier.',
  foundOf: (found, all) => `Sie haben ${found} von ${all} Hinweisen gefunden.`,
  badResumeLink: 'Zu diesem Link gibt es kein Spiel (mehr).',
  push: {
    switch: 'Mitteilungen des Browsers',
    question:
      'Manche schreiben hier erst später. Soll Ihr Browser Ihnen dann Bescheid geben, auch wenn diese Seite zu ist?',
    privacy: 'Er zeigt nur, wer geschrieben hat. Was geschrieben wurde, erfährt unterwegs niemand.',
    yes: 'Ja, Bescheid geben',
    no: 'Nein, danke',
    starting: 'Einen Moment bitte …',
    on: 'Gut, Sie bekommen Bescheid. Im Menü können Sie das jederzeit ausschalten.',
    blocked: 'Ihr Browser lässt von dieser Seite keine Mitteilungen zu. In seinen Einstellungen können Sie das ändern.',
    failed: 'Die Mitteilungen ließen sich gerade nicht einschalten. Bitte versuchen Sie es noch einmal.',
    again: 'Noch einmal versuchen',
    close: 'Schließen',
  },
  fragments: {
    restart: 'Alles neu starten',
    delete: 'Alles löschen',
    privacy: 'Datenschutz',
    restart_pop_up: {
      header: 'Alle Chats neu starten?',
      text: 'Ihre bisherigen Antworten in allen Chats werden gelöscht, und alles beginnt von vorn.',
      btn_back: 'Zurück',
      btn_restart: 'Neu starten',
    },
    delete_pop_up: {
      header: 'Alle Chats löschen?',
      text: 'Ihre Antworten und der Verlauf aller Chats werden endgültig gelöscht.',
      btn_back: 'Zurück',
      btn_delete: 'Löschen',
    },
  },
};

const du: ChatsTexts = {
  ...sie,
  you: 'Du',
  choose: 'Wähl links einen Chat aus.',
  resumeCopied: 'Der Link ist kopiert. Mit ihm machst du in jedem Browser hier weiter; gib ihn nicht weiter.',
  resumeFailed: 'Der Link konnte nicht kopiert werden. Markier ihn und kopier ihn selbst:',
  noHintsMore: 'Was du in den Chats herausfindest, steht dann hier.',
  foundOf: (found, all) => `Du hast ${found} von ${all} Hinweisen gefunden.`,
  push: {
    ...sie.push,
    question:
      'Manche schreiben hier erst später. Soll dein Browser dir dann Bescheid geben, auch wenn diese Seite zu ist?',
    on: 'Gut, du bekommst Bescheid. Im Menü kannst du das jederzeit ausschalten.',
    blocked: 'Dein Browser lässt von dieser Seite keine Mitteilungen zu. In seinen Einstellungen kannst du das ändern.',
    failed: 'Die Mitteilungen ließen sich gerade nicht einschalten. Bitte versuch es noch einmal.',
  },
  fragments: {
    ...sie.fragments,
    restart_pop_up: {
      ...sie.fragments.restart_pop_up,
      text: 'Deine bisherigen Antworten in allen Chats werden gelöscht, und alles beginnt von vorn.',
    },
    delete_pop_up: {
      ...sie.fragments.delete_pop_up,
      text: 'Deine Antworten und der Verlauf aller Chats werden endgültig gelöscht.',
    },
  },
};

const english: ChatsTexts = {
  lang: 'en',
  list: 'Chats',
  back: 'Back to the chats',
  menu: 'Menu',
  typing: 'is typing …',
  none: 'No message yet',
  you: 'You',
  unread: (count) => (count === 1 ? '1 new message' : `${count} new messages`),
  wrote: (name) => `${name} has written.`,
  wroteToo: (name, others) => {
    if (others === 0) return `${name} has written`;
    return `${name} and ${others === 1 ? 'one other' : `${others} others`} have written`;
  },
  nothingToAnswer: 'There is nothing to answer here right now.',
  choose: 'Choose a chat on the left.',
  resumeLink: 'Copy the link to go on later',
  resumeCopied: 'The link is copied. It lets you go on in any browser; do not pass it on.',
  resumeFailed: 'The link could not be copied. Select it and copy it yourself:',
  badResumeLink: 'There is no game for this link (any more).',
  media: 'File',
  hints: 'Hints',
  closeHints: 'Close the hints',
  hintsOf: (found, all) => `${found} of ${all} found`,
  freshHints: (count) => (count === 1 ? '1 new hint' : `${count} new hints`),
  foundHint: (title) => `New hint: ${title}`,
  isNew: 'New',
  noHints: 'No hint yet.',
  noHintsMore: 'What you find out in the chats will stand here.',
  toChat: (name) => `To the chat: ${name}`,
  endingOf: (number, all) => `Ending ${number} of ${all}`,
  toEnding: 'What was found out',
  foundOf: (found, all) => `You have found ${found} of ${all} hints.`,
  playAgain: 'Play again',
  decideAnew: 'Decide differently',
  gallery: (seen, all) => `Endings: ${seen} of ${all} seen`,
  notSeen: 'Not seen yet',
  storyTime: (time) => `In the story it is ${time}`,
  push: {
    switch: 'Browser notifications',
    question: 'Some write only later. Shall your browser tell you then, even while this page is closed?',
    privacy: 'It only shows who has written. What was written, nobody learns on the way.',
    yes: 'Yes, tell me',
    no: 'No, thanks',
    starting: 'One moment please …',
    on: 'Fine, you will be told. You can switch it off in the menu at any time.',
    blocked: 'Your browser allows no messages from this page. You can change that in its settings.',
    failed: 'The messages could not be switched on just now. Please try again.',
    again: 'Try again',
    close: 'Close',
  },
  fragments: {
    restart: 'Restart everything',
    delete: 'Delete everything',
    privacy: 'Privacy',
    restart_pop_up: {
      header: 'Restart all chats?',
      text: 'Your answers in all chats will be deleted, and everything starts from the beginning.',
      btn_back: 'Back',
      btn_restart: 'Restart',
    },
    delete_pop_up: {
      header: 'Delete all chats?',
      text: 'Your answers and all chats will be deleted for good.',
      btn_back: 'Back',
      btn_delete: 'Delete',
    },
  },
};

/** In the language of the chats; a language without wording of its own gets English. */
export const chatsTexts = inEachLanguage('chats', { sie, du, en: english });
