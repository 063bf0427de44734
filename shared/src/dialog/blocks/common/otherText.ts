import { OTHER_OPTION } from '../../../contract/index.ts';
import type { QuestionInput, Reply } from '../../../contract/index.ts';
import type { RespondentTexts } from '../../texts.ts';
import { typedBeside } from './typedBeside.ts';

/** The option 'Sonstiges' with what was typed beside it: 'Sonstiges, und zwar Segeln', 'Anderes: Segeln'. */
function besideLabel(label: string, typed: string): string {
  const ending = ['…', '...'].find((dots) => label.endsWith(dots)) ?? '';
  const stem = label.slice(0, label.length - ending.length).trimEnd();
  return ending === '' && !label.endsWith(':') ? `${label}: ${typed}` : `${stem} ${typed}`;
}

/**
 * The respondent's bubble for a reply with something typed beside 'Sonstiges', plain text; null for any other reply, which `shownReply` shows. Apart from
 * that, because the respondents' page carries it from the beginning.
 */
export function shownWithOther(input: QuestionInput, reply: Reply, texts: RespondentTexts): string | null {
  const beside = typedBeside(input, reply);
  if (!beside || beside.typed === '') return null;
  const { options, chosen, typed } = beside;
  return texts.list(
    options.flatMap(({ id, text }) =>
      chosen.includes(id) ? [id === OTHER_OPTION ? besideLabel(text, typed) : text] : [],
    ),
  );
}
