import type { Block } from '../../../contract/index.ts';
import { compileSurvey } from '../../engine/survey/compileSurvey.ts';
import { supposedAt } from '../../engine/survey/supposedAt.ts';
import type { CompiledSurvey } from '../../engine/survey/CompiledSurvey.ts';
import type { Effect } from '../../engine/events.ts';
import { newBlock } from '../../blocks/blockRules.ts';
import { finding } from '../CheckContext.ts';
import type { CheckContext } from '../CheckContext.ts';
import type { Edit, Finding, Counterexample } from '../Finding.ts';
import { conversation, conversationTo } from '../counterexample/conversations.ts';
import { counterexampleOf } from '../counterexample/counterexampleOf.ts';
import { checkTexts } from '../texts.ts';
import { namesIn, placeholder, secretNamed } from '../../text/placeholders.ts';
import { parameterNamed } from '../../text/linkParameters.ts';
import { Known } from '../flow/Known.ts';
import { shortened } from '../../text/shortened.ts';
import { nearest } from '../../text/nearest.ts';
import { headerPart, withText } from '../../blocks/mapTexts.ts';
import { textSpots } from './textSpots.ts';
import type { SpotChange, TextSpot } from './textSpots.ts';

/** How much of a label is quoted, in characters. */
const LONGEST_LABEL = 60;

/** `{{variables}}` that no block sets, or that a text uses before they can be set. */
export function placeholderRule(context: CheckContext): Finding[] {
  return textSpots(context.snapshot, context.survey).flatMap((spot) => {
    const names = namesIn(spot.text).filter(
      (name) => secretNamed(name) === null && parameterNamed(name) === null && !context.given.has(name),
    );
    return names.flatMap((name) => {
      if (!context.variables.has(name)) return [unknown(context, spot, name)];
      const known = knownAt(context, spot);
      if (!known || spot.own.includes(name)) return [];
      if (!known.isSettable(name)) return [early(context, spot, name)];
      return known.isMaybeBlank(name) ? sometimesEarly(context, spot, name) : [];
    });
  });
}

/** What is known as a text is said; nothing for one that nobody comes to. */
function knownAt({ flow, reachable }: CheckContext, { block, said }: TextSpot): Known | null {
  if (said === 'ending') return flow.ending;
  if (said === 'welcome') return Known.start(new Map());
  if (!block) return null;
  const known = flow.known.get(block.unique_question_id);
  if (!known || !reachable.has(block.unique_question_id)) return null;
  return said === 'saying' ? known.saying : known.reacting;
}

function unknown(context: CheckContext, spot: TextSpot, name: string): Finding {
  const meant = nearest(name, [...context.variables.keys()]);
  const { changed } = spot;
  const fix =
    meant === null || changed === null
      ? null
      : {
          label: checkTexts.variableUnknown.fix(meant),
          edits: [
            editOf(
              changed(spot.text.replaceAll(placeholder, (whole, found) => (found === name ? `{{${meant}}}` : whole))),
            ),
          ],
        };
  return finding(context, {
    kind: 'variable-unknown',
    block: spot.block,
    detail: `${spot.part} ${name}`,
    message: checkTexts.variableUnknown.message(name, labelOf(spot)),
    meets: checkTexts.variableUnknown.meets,
    fix,
  });
}

/** A label with its variables; null for a message, which its block has few of. */
const labelOf = ({ as, text }: TextSpot): string | null => (as === 'label' ? shortened(text, LONGEST_LABEL) : null);

function editOf(change: SpotChange): Edit {
  if (change.of === 'messages') return { kind: 'updateMessages', change: change.change };
  const { type: _type, unique_question_id: id, created_on: _created, ...fields } = change.block;
  return { kind: 'updateBlock', id, change: fields };
}

function early(context: CheckContext, spot: TextSpot, name: string): Finding {
  const { block, part, said } = spot;
  const counterexample = block && said === 'saying' ? conversationTo(context.survey, block.unique_question_id) : null;
  const message = checkTexts.variableEarly.always(name, labelOf(spot));
  const { meets } = checkTexts.variableEarly;
  return finding(context, { kind: 'variable-early', block, detail: `${part} ${name}`, message, meets, counterexample });
}

/** Only where a conversation was found in which the text is said without it. */
function sometimesEarly(context: CheckContext, spot: TextSpot, name: string): Finding[] {
  const counterexample = conversationWithout(context, spot, name);
  if (!counterexample) return [];
  const { block, part } = spot;
  const message = checkTexts.variableEarly.sometimes(name, labelOf(spot));
  const { meets } = checkTexts.variableEarly;
  const detail = `${part} ${name}`;
  return [
    finding(context, { kind: 'variable-early', severity: 'warning', block, detail, message, meets, counterexample }),
  ];
}

/** Stands where the text would stand, so that the engine itself says whether the variable is empty there. */
const MARKS = ['⟦', '⟧'] as const;

function conversationWithout(context: CheckContext, spot: TextSpot, name: string): Counterexample | null {
  const { survey } = context;
  const marked = withMark(context, spot, name);
  const isEmptyHere = (effect: Effect): boolean => {
    if (effect.kind === 'say') return effect.text === MARKS.join('');
    if (effect.kind !== 'request') return false;
    const { url, headers = [], body } = effect.request;
    if (spot.part === 'url') return url === MARKS.join('');
    if (spot.part === 'body') return body === JSON.stringify(MARKS.join(''));
    return headers.some(({ value }, index) => spot.part === headerPart(index) && value === MARKS.join(''));
  };
  const events = conversation(marked, {
    towards: spot.block?.unique_question_id ?? null,
    isThere: ({ result }) => result.effects.some(isEmptyHere),
  });
  return events && counterexampleOf(survey, events);
}

/** A label is met with its block, so what the block says can bear the mark; of its input, the engine says nothing. */
function markedBy({ block, as, changed }: TextSpot, mark: string): SpotChange {
  if (block && (as === 'label' || changed === null)) return { of: 'block', block: withText(block, 'context', mark) };
  return changed?.(mark) ?? { of: 'messages', change: {} };
}

function withMark({ snapshot, survey }: CheckContext, spot: TextSpot, name: string): CompiledSurvey {
  const mark = MARKS.join(`{{${name}}}`);
  const changed = markedBy(spot, spot.part === 'body' ? JSON.stringify(mark) : mark);
  const blocks = snapshot.blocks.map((block): Block => {
    if (changed.of !== 'block' || block.unique_question_id !== changed.block.unique_question_id) return block;
    return changed.block;
  });
  const messages = changed.of === 'messages' ? changed.change : {};
  const marked = supposedAt(compileSurvey({ ...snapshot, ...messages, blocks }), survey.at);
  // Nothing leads to this block: that it reads the variable lets the search tell ways with and without it apart.
  const reading = newBlock('assign', 'probe', 0);
  if (reading.type !== 'assign') return marked;
  const assignments = [{ variable: 'probe', expression: name }];
  const alone = compileSurvey({ ...snapshot, blocks: [{ ...reading, assignments }] });
  return { ...marked, blocks: new Map([...marked.blocks, ...alone.blocks]) };
}
