import type { ExpressionProblem } from '../expressions/Expression.ts';
import { quotedText } from '../saying/subject.ts';

/** What authors read about the rules for answers. */
export const mustTexts = {
  unreadable: ({ message }: ExpressionProblem) => `Die Regel für die Antwort lässt sich nicht auswerten. ${message}`,
  unreadableMeets: 'Die Regel gilt für niemanden.',
  impossible: (rule: string) => `Die Regel ${quotedText(rule)} hält keine Antwort ein.`,
  stuck: 'Jede Antwort wird abgelehnt; sie kommen hier nicht weiter.',
  onlySkipped: 'Jede Antwort wird abgelehnt; weiter geht es nur ohne eine.',
  fix: 'Regel entfernen',
} as const;
