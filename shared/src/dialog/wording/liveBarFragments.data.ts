import type { LanguageFragments } from '../../contract/index.ts';
import { dialogWording } from './dialogWording.ts';

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

/** The live bar's wording by language and form of address. */
export const liveBarFragments = dialogWording.inEach('liveBar', {
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
  en: englishFragments,
});
