import type { TestNotes } from '../../studies/readTestNotes.ts';
import { goingOn, shutSaid } from './doorNotice.ts';
import type { Notice } from './Notice.ts';
import { testTexts } from './testTexts.ts';
import { doorTexts } from './texts.ts';

/** What who tries the respondents' way reads before it: that it is a test, and what respondents would meet in its place. */
export function testNotice({ active, shut, password, once, quotas }: TestNotes, url: string, language: string): Notice {
  const texts = testTexts(language);
  const points = [
    ...(active ? [] : [texts.inactive]),
    ...(shut ? [texts.meets(shutSaid(shut, doorTexts(language)).sentence)] : []),
    ...(password ? [texts.password] : []),
    ...(once ? [texts.once] : []),
    ...(quotas.length > 0 ? [texts.quotas(quotas)] : []),
  ];
  return {
    status: 200,
    sentence: texts.test,
    more: texts.testMore,
    language,
    points: points.length > 0 ? points : [texts.open],
    goOn: { href: goingOn(url), said: texts.begin },
  };
}
