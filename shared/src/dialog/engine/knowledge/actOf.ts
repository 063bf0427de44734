import type { BlockOf, GivenReply, OpenQuestion, QaEntry } from '../../../contract/index.ts';
import { cleanText } from '../../text/cleanText.ts';
import type { Understood } from '../words/Understood.ts';
import { saysNo, saysYes } from '../../text/words/yesOrNo.ts';
import type { CompiledBlock, CompiledSurvey } from '../survey/CompiledSurvey.ts';
import type { OpenPlace } from '../ConversationState.ts';
import { GO_ON, HELPFUL, roundOf } from './knowledgePlaces.ts';

/** A valid reply at a block that answers questions. */
export interface AtKnowledge {
  readonly survey: CompiledSurvey;
  readonly from: CompiledBlock;
  readonly block: BlockOf<'qa'>;
  readonly place: OpenPlace;
  readonly question: OpenQuestion;
  readonly reply: GivenReply;
  /** Absent: nothing understands it. */
  readonly understood: Understood | undefined;
}

/** What a question to the dialog is about: an entry, a place that it jumps to, entries to ask back about, or nothing known. */
type About =
  | { readonly kind: 'entry'; readonly entry: QaEntry }
  | { readonly kind: 'jump'; readonly target: string }
  | { readonly kind: 'unsure'; readonly candidates: readonly string[] }
  | { readonly kind: 'nothing' };

/** What a reply does at a block that answers questions. */
export type Act =
  | { readonly does: 'ask'; readonly round: number; readonly text: string; readonly about: About }
  | { readonly does: 'judge'; readonly helped: boolean | null; readonly entry: string }
  | { readonly does: 'go-on' };

/** What of the training's decision the block, as it is in this conversation, can do: its entries may be others by now. */
function aboutOf({ from, block, understood }: AtKnowledge): About {
  const meant = understood?.matches.flatMap(({ target }) => block.qa_entries.find(({ id }) => id === target) ?? []);
  const [entry] = meant ?? [];
  const [best] = understood?.matches ?? [];
  if (understood?.zone === 'sure' && best) {
    if (entry) return { kind: 'entry', entry };
    const jumps = from.jumps.some(({ kind, target }) => kind === 'condition' && target === best.target);
    return jumps ? { kind: 'jump', target: best.target } : { kind: 'nothing' };
  }
  return meant && entry ? { kind: 'unsure', candidates: meant.map(({ id }) => id) } : { kind: 'nothing' };
}

/** A question, or words in reply to what was asked back; a plain yes or no is one to that. */
function wordsAct(at: AtKnowledge, text: string): Act {
  const { place } = at;
  const round = roundOf(place);
  if ('helped' in place && (saysYes(text) || saysNo(text))) {
    return { does: 'judge', helped: saysYes(text), entry: place.helped };
  }
  if (!('meant' in place))
    return { does: 'ask', round: 'helped' in place ? round + 1 : round, text, about: aboutOf(at) };
  if (saysNo(text)) return { does: 'ask', round, text: place.meant.text, about: { kind: 'nothing' } };
  const about = aboutOf(at);
  const isAsked = about.kind === 'entry' && place.meant.candidates.includes(about.entry.id);
  return isAsked
    ? { does: 'ask', round, text: place.meant.text, about }
    : { does: 'ask', round: round + 1, text, about };
}

/** What a choice among what was asked back does. */
function chosenAct({ block, place }: AtKnowledge, option_id: string): Act {
  if ('helped' in place) {
    if (option_id === GO_ON) return { does: 'go-on' };
    return { does: 'judge', helped: option_id === HELPFUL, entry: place.helped };
  }
  const meant = 'meant' in place ? place.meant : { text: '', candidates: [] };
  const entry = meant.candidates.includes(option_id) && block.qa_entries.find(({ id }) => id === option_id);
  return {
    does: 'ask',
    round: roundOf(place),
    text: meant.text,
    about: entry ? { kind: 'entry', entry } : { kind: 'nothing' },
  };
}

/** What a reply does; null for one of another type. */
export function actOf(at: AtKnowledge): Act | null {
  const { place, reply } = at;
  if (reply.type === 'single') return chosenAct(at, reply.option_id);
  if (reply.type === 'words') return wordsAct(at, cleanText(reply.text));
  if (reply.type === 'qa') return reply.text === null ? { does: 'go-on' } : wordsAct(at, cleanText(reply.text));
  if (reply.type !== 'skip') return null;
  return 'helped' in place ? { does: 'judge', helped: null, entry: place.helped } : { does: 'go-on' };
}
