import { OTHER_OPTION } from '../../../contract/index.ts';
import type { QuestionInput, Reply } from '../../../contract/index.ts';
import type { RespondentTexts } from '../../texts.ts';
import { rankingReply } from '../ranking/ranking.ts';
import { textsOf } from './textsOf.ts';
import { typedBeside } from './typedBeside.ts';

/** The option 'Sonstiges' with what was typed beside it: 'Sonstiges, und zwar Segeln', 'Anderes: Segeln'. */
export function besideLabel(label: string, typed: string): string {
  const ending = ['…', '...'].find((dots) => label.endsWith(dots)) ?? '';
  const stem = label.slice(0, label.length - ending.length).trimEnd();
  return ending === '' && !label.endsWith(':') ? `${label}: ${typed}` : `${stem} ${typed}`;
}

/**
 * The respondent's bubble for a reply with something typed beside 'Sonstiges', or with that left out of a ranking, plain text; null for any other reply, which `shownReply`
 * shows. Apart from that, because the respondents' page carries it from the beginning.
 */
export function shownWithOther(input: QuestionInput, reply: Reply, texts: RespondentTexts): string | null {
  const beside = typedBeside(input, reply);
  if (!beside || (beside.typed === '' && !beside.isLeftOut)) return null;
  const { options, chosen, typed, isLeftOut } = beside;
  const said = options.map(({ id, text }) => ({ id, text: id === OTHER_OPTION ? besideLabel(text, typed) : text }));
  if (input.type !== 'ranking') return texts.list(textsOf(said, chosen));
  const option_ids = chosen.filter((id) => !isLeftOut || id !== OTHER_OPTION);
  return rankingReply.shown({ ...input, options: said }, { type: 'ranking', option_ids }, texts);
}
