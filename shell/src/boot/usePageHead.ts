import { useStore } from '@nanostores/react';
import { defaultHead } from '@dialogwerk/shared/contract';
import { $survey } from '@dialogwerk/shared/state';
import { useEffect } from 'react';
import { isSurveyOfRoute } from '../routes/isSurveyOfRoute.ts';
import type { CurrentRoute } from '../routes/useCurrentRoute.ts';
import { texts } from './texts.ts';

/** Keeps the page's title, icon and meta tags at those of the route: its own, else the default (spec §2). */
export function usePageHead({ entry, pathname, surveyId }: CurrentRoute): void {
  const survey = useStore($survey);
  const name = survey && surveyId !== null && isSurveyOfRoute(survey, surveyId) ? survey.survey_name : null;
  useEffect(() => {
    const { description, icon, image } = entry.head ?? defaultHead;
    const title = entry.head?.title ?? [entry.title, name, texts.product].filter((part) => part !== null).join(' · ');
    document.title = title;
    setContent('meta[name="description"]', description);
    for (const kind of ['property="og:', 'name="twitter:']) {
      setContent(`meta[${kind}title"]`, title);
      setContent(`meta[${kind}description"]`, description);
      setAddress(`meta[${kind}image"]`, image);
    }
    setAddress('meta[property="og:url"]', pathname);
    document.querySelector('link[rel="icon"]')?.setAttribute('href', icon);
  }, [entry, name, pathname]);
}

function setContent(selector: string, content: string): void {
  document.querySelector(selector)?.setAttribute('content', content);
}

/** Whole addresses begin as the server has begun them. */
function setAddress(selector: string, path: string): void {
  const tag = document.querySelector(selector);
  const before = tag?.getAttribute('content') ?? '';
  if (URL.canParse(before)) tag?.setAttribute('content', new URL(path, before).href);
}
