import type { LanguageFragments } from '@dialogwerk/shared/contract';

/** What a respondent reads from the api; the sentence of the inactive dialog is fixed by spec §8. */
export const texts = {
  inactive: 'Dialog ist nicht mehr aktiv.',
  unknownSurvey: 'Diesen Dialog gibt es nicht. Bitte prüfen Sie den Link.',
  unknownConversation:
    'Dieses Gespräch gibt es nicht mehr. Es ist nichts weiter gespeichert. Bitte laden Sie die Seite neu, um neu zu beginnen.',
  staleTurn: 'Diese Frage ist bereits beantwortet. Das Gespräch geht an der aktuellen Stelle weiter.',
  fileNotThere:
    'Die Datei zu dieser Antwort ist nicht angekommen. Es wurde nichts gespeichert; bitte die Datei noch einmal senden.',
  takesNoFile: 'Zu dieser Frage kann gerade keine Datei gesendet werden. Es wurde nichts gespeichert.',
  endless:
    'Dieses Gespräch ist sehr lang geworden und nimmt keine weiteren Antworten an. Alles Bisherige ist gespeichert; über „Neu starten“ beginnt es von vorn.',
  unknownReceipt: 'Zu diesem Code gibt es nichts (mehr). Bitte prüfen Sie, ob er richtig abgeschrieben ist.',
  unknownAnswer: 'Diese Antwort lässt sich nicht mehr ändern. Das Gespräch geht an der aktuellen Stelle weiter.',
  noFeedback: 'Zu diesem Dialog werden keine Rückmeldungen gesammelt. Es wurde nichts gespeichert.',
  muchFeedback:
    'Zu diesem Gespräch gibt es schon sehr viele Rückmeldungen. Diese wurde nicht gespeichert; die bisherigen sind sicher.',
  authorIsNotLive: 'Autoren können hier nur ihren eigenen Testdialog neu starten oder löschen.',
  /** A name, not a sentence: spec §8. */
  busy: 'server_busy',
} as const;

/** The names that test and live users get; nobody's own. */
export const userNames = { test: 'Test', live: 'Gast' } as const;

const german = {
  restart: 'Neu starten',
  delete: 'Dialog löschen',
  privacy: 'Datenschutz',
} as const;

const englishFragments: LanguageFragments = {
  restart: 'Restart',
  delete: 'Delete dialog',
  privacy: 'Privacy',
  restart_pop_up: {
    header: 'Restart the dialog?',
    text: 'The answers you have given so far will be deleted, and the dialog will start from the beginning.',
    btn_back: 'Back',
    btn_restart: 'Restart',
  },
  delete_pop_up: {
    header: 'Delete the dialog?',
    text: 'Your answers and the whole conversation will be deleted for good.',
    btn_back: 'Back',
    btn_delete: 'Delete',
  },
};

/** The live bar's wording by language and form of address; English has one form. */
export const liveBarFragments: Record<'de' | 'en', Record<'du' | 'sie', LanguageFragments>> = {
  de: {
    sie: {
      ...german,
      restart_pop_up: {
        header: 'Dialog neu starten?',
        text: 'Ihre bisherigen Antworten werden gelöscht, und der Dialog beginnt von vorn.',
        btn_back: 'Zurück',
        btn_restart: 'Neu starten',
      },
      delete_pop_up: {
        header: 'Dialog löschen?',
        text: 'Ihre Antworten und der ganze Gesprächsverlauf werden endgültig gelöscht.',
        btn_back: 'Zurück',
        btn_delete: 'Löschen',
      },
    },
    du: {
      ...german,
      restart_pop_up: {
        header: 'Dialog neu starten?',
        text: 'Deine bisherigen Antworten werden gelöscht, und der Dialog beginnt von vorn.',
        btn_back: 'Zurück',
        btn_restart: 'Neu starten',
      },
      delete_pop_up: {
        header: 'Dialog löschen?',
        text: 'Deine Antworten und der ganze Gesprächsverlauf werden endgültig gelöscht.',
        btn_back: 'Zurück',
        btn_delete: 'Löschen',
      },
    },
  },
  en: { sie: englishFragments, du: englishFragments },
};
