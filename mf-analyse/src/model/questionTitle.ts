import type { QuestionSummary } from '@dialogwerk/shared/contract';
import { marker } from '@dialogwerk/shared/dialog';

/** A question's text in one line, without pauses, variables and Markdown. */
export function plainContext({ context }: Pick<QuestionSummary, 'context'>): string {
  return context
    .split(marker)
    .filter((_, index) => index % 2 === 0)
    .join(' ')
    .replaceAll(/!(\[[^[\]]*\]\(media:)/g, '$1')
    .replaceAll(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replaceAll(/\{\{[^{}]*\}\}/g, '…')
    .replaceAll(/(?<!\\)(\*\*?|__?|~~|`)/g, '')
    .replaceAll(/\\([^\w\s])/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** What a question is called: its label in the graph, else its text; '' when it has neither. */
export function questionTitle(question: Pick<QuestionSummary, 'context' | 'short_name'>): string {
  return question.short_name.trim() || plainContext(question);
}
