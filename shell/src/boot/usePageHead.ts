import { useStore } from '@nanostores/react';
import { $survey } from '@dialogwerk/shared/state';
import { useEffect } from 'react';
import { isSurveyOfRoute } from '../routes/isSurveyOfRoute.ts';
import type { CurrentRoute } from '../routes/useCurrentRoute.ts';
import { texts } from './texts.ts';

const DEFAULT_ICON = '/icons/dialogwerk.svg';

/** Keeps the page's title and meta at those of the route: its own, else the default (spec §2). */
export function usePageHead({ entry, surveyId }: CurrentRoute): void {
  const survey = useStore($survey);
  const name = survey && surveyId !== null && isSurveyOfRoute(survey, surveyId) ? survey.survey_name : null;
  useEffect(() => {
    const title = [entry.title, name, texts.product].filter((part) => part !== null).join(' · ');
    const description = entry.meta?.description ?? texts.description;
    document.title = title;
    setMeta('meta[name="description"]', description);
    for (const kind of ['property="og:', 'name="twitter:']) {
      setMeta(`meta[${kind}title"]`, title);
      setMeta(`meta[${kind}description"]`, description);
    }
    document.querySelector('link[rel="icon"]')?.setAttribute('href', entry.meta?.icon ?? DEFAULT_ICON);
  }, [entry, name]);
}

function setMeta(selector: string, content: string): void {
  document.querySelector(selector)?.setAttribute('content', content);
}
