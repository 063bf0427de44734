import type { Understood } from '../words/Understood.ts';
import type { ConversationState, OpenPlace } from '../ConversationState.ts';
import type { Step } from '../events.ts';
import type { CompiledSurvey } from '../survey/CompiledSurvey.ts';
import { landing } from '../survey/exitsOf.ts';
import type { AskedQuestion } from '../turn/AskedQuestion.ts';
import { goThrough } from '../turn/goOn.ts';
import { Turn } from '../turn/Turn.ts';
import { sayEntry } from './takeQuestion.ts';

/** A question that was asked in place of an answer. */
interface Aside {
  readonly survey: CompiledSurvey;
  readonly asked: AskedQuestion;
  readonly place: OpenPlace;
  readonly text: string;
  /** With the Wissensfrage that answers it. */
  readonly understood: Understood;
}

/**
 * A question in place of an answer: it is answered, with what the blocks say and work out that its entry leads to; then the open
 * question stands as it stood.
 */
export function takeAside(state: ConversationState, { survey, asked, place, text, understood }: Aside): Step {
  const from = survey.blocks.get(understood.at ?? '');
  const [meant] = understood.matches;
  const block = from?.block.type === 'qa' ? from.block : null;
  const entry = block?.qa_entries.find(({ id }) => id === meant?.target);
  if (!from || !block || !entry) return { outcome: 'rejected', message: survey.texts.doesNotFit };
  const { unique_question_id, nachfrage_id } = asked.question;
  const turn = new Turn(survey, state, { replies: state.replies, requests: 0 });
  const type = survey.blocks.get(unique_question_id)?.block.type ?? block.type;
  turn.showReply({ unique_question_id, nachfrage_id, type }, text, { type: 'words', text });
  sayEntry({ survey, block }, entry, text, turn);
  const jump = from.jumps.find((one) => one.kind === 'option' && one.option_id === entry.id);
  if (jump) goThrough(survey, turn, landing(survey.blocks, from, jump.target));
  return { outcome: 'accepted', ...turn.asked(place) };
}
