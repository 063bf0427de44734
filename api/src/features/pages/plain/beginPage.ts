import type { DialogEntry } from '@dialogwerk/shared/contract';
import { beginForm } from './beginForm.ts';
import { noticeHtml, saidIn } from './conversationPage.ts';
import type { PlainContent } from './plainFrame.ts';
import type { PlainVisit } from './PlainVisit.ts';
import { saidHtml } from './saidHtml.ts';
import { speakLinks } from './speakHtml.ts';

/** The page before a conversation: what the dialog says first, and the way to begin. */
export function beginPage(
  visit: Pick<PlainVisit, 'address' | 'survey'>,
  {
    firstEntries,
    query,
    notice,
  }: { readonly firstEntries: readonly DialogEntry[]; readonly query: string; readonly notice?: string },
): PlainContent {
  const said = saidIn(visit);
  const { texts } = said;
  const { survey_id } = visit.address;
  const content = [
    noticeHtml(notice, texts.lang),
    firstEntries.length === 0 ? '' : saidHtml(firstEntries, 0, said),
    beginForm({ survey_id, query }, texts, texts.begin),
    speakLinks(visit.survey.config, query),
  ];
  return { title: texts.withoutScript, content: content.join('\n') };
}
