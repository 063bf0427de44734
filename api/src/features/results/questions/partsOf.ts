import type { AskedQuestion } from '@dialogwerk/shared/contract';
import { choicesAt, compilingSurvey, isDrawing, otherId, resultTexts } from '@dialogwerk/shared/dialog';
import type { SurveySnapshot } from '@dialogwerk/shared/dialog';
import { inTurns } from '../../../inTurns.ts';

type Parts = AskedQuestion['parts'];
type Choices = Parts[number]['choices'];

/** A consent is stored as true or false, all else that is chosen by its id (`answerCondition`). */
const consentIds: Readonly<Record<string, string>> = { agree: 'true', decline: 'false' };

/**
 * What is asked at each block that asks, by the newest of its revisions: the block itself or its items, what is typed beside 'Sonstiges', and its probe, with what can
 * be chosen there by the ids of stored answers.
 */
export async function partsOf(revisions: readonly SurveySnapshot[]): Promise<ReadonlyMap<string, Parts>> {
  const parts = new Map<string, Parts>();
  for (const snapshot of revisions.toReversed()) {
    const unknown = snapshot.blocks.filter(({ unique_question_id }) => !parts.has(unique_question_id));
    // Most revisions have no block that the later ones lack.
    if (unknown.length === 0) continue;
    const { blocks } = await inTurns(compilingSurvey({ ...snapshot, blocks: unknown }));
    for (const [id, compiled] of blocks) {
      const { block, asking } = compiled;
      if (isDrawing(block)) parts.set(id, [{ part: '', label: '', choices: [...choicesAt(compiled)] }]);
      if (!asking) continue;
      const choices: Choices = asking.choices.map((choice) => ({
        id: block.type === 'consent' ? (consentIds[choice.id] ?? choice.id) : choice.id,
        label: choice.label,
      }));
      const whole = { part: '', label: '', choices };
      const items =
        asking.kind === 'items'
          ? asking.items.map((item) => ({ part: `${id}.${item.id}`, label: item.text, choices }))
          : [whole];
      const probe =
        'nachfrage' in block && block.nachfrage ? [{ part: `${id}#1`, label: block.nachfrage, choices: [] }] : [];
      const hasOther = asking.kind === 'whole' && 'other' in asking.input && asking.input.other !== undefined;
      const other = hasOther ? [{ part: otherId(id), label: resultTexts.other, choices: [] }] : [];
      parts.set(id, [...items, ...other, ...probe]);
    }
  }
  return parts;
}
