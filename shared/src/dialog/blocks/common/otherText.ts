import { OTHER_OPTION } from '../../../contract/index.ts';
import type { QuestionInput, Reply } from '../../../contract/index.ts';
import { cleanText } from '../../text/cleanText.ts';
import type { RespondentTexts } from '../../texts.ts';

/** The option 'Sonstiges' with what was typed beside it: 'Sonstiges, und zwar Segeln', 'Anderes: Segeln'. */
function besideLabel(label: string, typed: string): string {
  const stem = label.replace(/\s*(…|\.{3})$/, '');
  return stem === label && !label.endsWith(':') ? `${label}: ${typed}` : `${stem} ${typed}`;
}

/**
 * The respondent's bubble for a reply with something typed beside 'Sonstiges', plain text; null for any other reply, which `shownReply` shows. Apart from
 * that, because the respondents' page carries it from the beginning.
 */
export function shownWithOther(input: QuestionInput, reply: Reply, texts: RespondentTexts): string | null {
  if ((input.type !== 'single' && input.type !== 'multiple') || !input.other) return null;
  if (reply.type !== 'single' && reply.type !== 'multiple') return null;
  const chosen = reply.type === 'single' ? [reply.option_id] : reply.option_ids;
  const typed = cleanText(reply.other ?? '');
  if (typed === '' || !chosen.includes(OTHER_OPTION)) return null;
  return texts.list(
    input.options.flatMap(({ id, text }) =>
      chosen.includes(id) ? [id === OTHER_OPTION ? besideLabel(text, typed) : text] : [],
    ),
  );
}
