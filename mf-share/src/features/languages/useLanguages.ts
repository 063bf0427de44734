import { change, patch, useResource } from '@dialogwerk/shared/clients';
import type { Called } from '@dialogwerk/shared/clients';
import { showNotice } from '@dialogwerk/shared/state';
import { languageName } from '@dialogwerk/shared/ui';
import type { DialogTexts } from './model/TextRow.ts';
import { languageTexts as texts } from './texts.ts';

export interface Languages extends Called<DialogTexts> {
  readonly add: (language: string) => void;
  /** Takes a language away and offers to take that back. */
  readonly remove: (language: string) => void;
}

/** The languages of a dialog with its texts in them, and the ways to add and remove one, each shown at once. */
export function useLanguages(survey_id: string): Languages {
  const called = useResource('getTranslations', { survey_id });
  const before = called.state.kind === 'loaded' ? called.state.value.languages : [];

  const set = async (languages: readonly string[], based_on: readonly string[], said: string): Promise<void> => {
    const shown = patch('getTranslations', { survey_id }, (now) => ({ ...now, languages: [...languages] }));
    const request = { survey_id, languages: [...languages], based_on: [...based_on] };
    const made = await change('setLanguages', request, { patches: [shown] });
    if (!made.ok) return showNotice(texts.notKept(made.reason));
    if (said !== '') showNotice(said, { label: texts.undo, run: () => void set(based_on, languages, '') });
  };
  const without = (language: string): string[] => before.filter((one) => one !== language);
  return {
    ...called,
    add: (language) => void set([...before, language], before, texts.added(languageName(language))),
    remove: (language) => void set(without(language), before, texts.removed(languageName(language))),
  };
}
