import { pageState } from '@dialogwerk/shared/browser';
import { directionOf } from '@dialogwerk/shared/dialog/messenger';
import { LANGUAGE_PARAMETER } from '@dialogwerk/shared/contract';
import type { ClientConfig, LanguageFragments } from '@dialogwerk/shared/contract';
import type { ReactNode } from 'react';
import type { RunningConversation } from '../features/conversation/effects/RunningConversation.ts';
import { loadWording } from '../wording/loadWording.ts';
import { LanguageMenu } from './LanguageMenu.tsx';

export { default as styles } from './languages.css?inline';
export { LanguageMenu };

/** What a page shows around its conversation, in one language. */
export interface SpokenPage {
  readonly config: ClientConfig;
  readonly language: LanguageFragments;
}

interface Speaking extends SpokenPage {
  readonly running: RunningConversation;
  /** Draws the page with this in it. */
  readonly draw: (page: SpokenPage, menu: ReactNode) => void;
}

/**
 * Offers the languages of a dialog, and has the page speak the one that its conversation is in: that of another visit, of another tab, or the one that was just
 * chosen. The address names it, so that the next page begins in it.
 */
export function offerLanguages({ config, language, running, draw }: Speaking): void {
  const { survey_id, languages = [] } = config;
  let page: SpokenPage = { config, language };

  async function follow(spoken: string | null): Promise<void> {
    if (spoken === null || spoken === page.config.language) return;
    const asked = { survey_id, language: spoken };
    const [next, { nav_bar_information }] = await Promise.all([
      running.client.call('config', asked),
      running.client.call('surveyLanguage', asked),
      loadWording(spoken),
    ]);
    if (spoken !== running.$language.get()) return;
    page = { config: next, language: nav_bar_information.navar_language_fragments };
    nameIn(spoken);
    show();
  }

  function show(): void {
    const { language: now, du_sie } = page.config;
    draw(page, <LanguageMenu {...{ languages, du_sie }} language={now} onSpeak={running.speak} />);
  }

  running.$language.subscribe((spoken) => {
    // Without what stands around it the conversation goes on all the same; it comes with the next page.
    follow(spoken).catch(() => undefined);
  });
  show();
}

/** Says to the browser what the page is in, and names it in the address. */
export function nameIn(language: string): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  const address = new URL(location.href);
  address.searchParams.set(LANGUAGE_PARAMETER, language);
  pageState.replace(pageState.read(), address.href);
}
