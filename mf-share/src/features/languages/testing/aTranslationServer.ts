import { ApiError } from '@dialogwerk/shared/clients';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import type { DialogTexts } from '../model/TextRow.ts';
import { completenessOf } from '../model/completenessOf.ts';

/** Texts of `aSurvey`, of which French has some, one of them from an earlier text. */
export function dialogTexts(fields: Partial<DialogTexts> = {}): DialogTexts {
  const dialog = {
    revision: 1,
    language: 'de',
    languages: ['fr'],
    texts: [
      { key: 'setting/welcome', text: 'Hallo {{link.name}}!', place: 'welcome' },
      { key: 'block/q1/context', text: 'Wie zufrieden sind Sie?', block_id: 'q1', place: 'context' },
      { key: 'block/q1/options ja', text: 'Ja', block_id: 'q1', place: 'option 0' },
      { key: 'block/q1/options nein', text: 'Nein', block_id: 'q1', place: 'option 1' },
    ],
    translations: {
      fr: {
        'block/q1/context': { text: 'Êtes-vous satisfait ?', source: 'Sind Sie zufrieden?' },
        'block/q1/options ja': { text: 'Oui', source: 'Ja' },
      },
    },
    completeness: [],
    ...fields,
  };
  return {
    ...dialog,
    completeness: dialog.languages.map((language) => Object.assign({ language }, completenessOf(dialog, language))),
  };
}

type Answers = Parameters<typeof fakeAuthorApi>[0];

/** A server that keeps the texts of one dialog; `isAway` refuses what is sent to it. */
export function aTranslationServer(dialog: DialogTexts, others: Answers = {}) {
  const server = { dialog, isAway: false };
  const heard = (name: 'getTranslations' | 'setTranslations' | 'setLanguages'): void => {
    if (server.isAway) throw new ApiError(name, 0, null);
  };
  const api = fakeAuthorApi({
    getTranslations() {
      heard('getTranslations');
      return server.dialog;
    },
    setTranslations({ changes }) {
      heard('setTranslations');
      const translations = { ...server.dialog.translations };
      for (const [language, texts] of Object.entries(changes)) {
        const made = Object.entries({ ...translations[language], ...texts });
        translations[language] = Object.fromEntries(made.flatMap(([key, text]) => (text ? [[key, text]] : [])));
      }
      server.dialog = dialogTexts({ ...server.dialog, translations });
      return { msg: 'success', revision: 2 };
    },
    setLanguages({ languages }) {
      heard('setLanguages');
      server.dialog = dialogTexts({ ...server.dialog, languages });
      return { msg: 'success', revision: 2 };
    },
    modelState: () => ({ main: null, reserve: null }),
    ...others,
  });
  return Object.assign(server, {
    restore: api.restore,
    sent: (name: 'setTranslations' | 'setLanguages') => api.made.filter((made) => made.name === name),
  });
}
