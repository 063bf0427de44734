import type { BarWording, LanguageFragments, SurveyConfig } from '../../contract/index.ts';
import { liveBarFragments } from './liveBarFragments.data.ts';
import { wordingOf } from './wordingOf.ts';

/** The product's wording of the live bar in a dialog's language and form of address; English for a language without any. */
export function standardFragments({ language, du_sie }: Pick<SurveyConfig, 'language' | 'du_sie'>): LanguageFragments {
  return liveBarFragments(wordingOf(language, du_sie));
}

/** The live bar's wording (spec §3): the author's where there is one, else the product's. */
export function languageFragments(settings: BarWording & Pick<SurveyConfig, 'language' | 'du_sie'>): LanguageFragments {
  const { restart_pop_up, delete_pop_up, ...bar } = standardFragments(settings);
  return {
    restart: settings.wording_restart || bar.restart,
    delete: settings.wording_delete || bar.delete,
    privacy: settings.wording_privacy || bar.privacy,
    restart_pop_up: {
      header: settings.wording_restart_header || restart_pop_up.header,
      text: settings.wording_restart_text || restart_pop_up.text,
      btn_back: settings.wording_restart_btn_back || restart_pop_up.btn_back,
      btn_restart: settings.wording_restart_btn_restart || restart_pop_up.btn_restart,
    },
    delete_pop_up: {
      header: settings.wording_delete_header || delete_pop_up.header,
      text: settings.wording_delete_text || delete_pop_up.text,
      btn_back: settings.wording_delete_btn_back || delete_pop_up.btn_back,
      btn_delete: settings.wording_delete_btn_delete || delete_pop_up.btn_delete,
    },
  };
}
