import type { Block, VariableValue } from '../../../contract/index.ts';
import { variablesSetBy } from '../../blocks/blockRules.ts';
import { mapTexts } from '../../blocks/mapTexts.ts';
import { isDay } from '../../expressions/isDay.ts';
import { fillLabel, readable } from '../../text/fillIn.ts';
import type { ConversationState } from '../ConversationState.ts';
import type { CompiledSurvey } from '../survey/CompiledSurvey.ts';

/**
 * How `{{variables}}` read what they hold after a change of language: a chosen option, a point of a scale, a number or a day as it is said in the new one.
 * What cannot be told, such as what was typed beside an option, stays.
 */
export function relabelled(
  from: CompiledSurvey,
  to: CompiledSurvey,
  { variables, labels }: Pick<ConversationState, 'variables' | 'labels'>,
): Record<string, string> {
  const held = new Map(Object.entries(variables));
  const saidBefore = new Map(Object.entries(labels));
  const read: Record<string, string> = { ...labels };
  const filled = (text: string): string => fillLabel(text, { variables, labels: read }, to.texts);
  for (const [id, { block, own, varying }] of to.blocks) {
    const before = from.blocks.get(id);
    if (!before) continue;
    const shown = labelsOf(varying ?? block);
    const ofOwn = new Map(zip(labelsOf(own), shown));
    const ofBefore = new Map(zip(labelsOf(before.varying ?? before.block), shown));
    for (const { variable } of variablesSetBy(block)) {
      const value = held.get(variable) ?? null;
      const label = labelFor(value, ofOwn) ?? otherLabel(value, saidBefore.get(variable), ofBefore);
      if (label !== null) set(variable, value, filled(label));
    }
  }
  return read;

  function set(variable: string, value: VariableValue, label: string): void {
    if (label === readable(value, to.texts)) delete read[variable];
    else read[variable] = label;
  }

  /** Of an option, or of several of them. */
  function labelFor(value: VariableValue, ofOwn: ReadonlyMap<string, string>): string | null {
    if (typeof value === 'string') {
      return isDay(value) ? to.texts.date(value) : (ofOwn.get(value) ?? null);
    }
    if (!Array.isArray(value)) return null;
    const texts = value.flatMap((one) => ofOwn.get(one) ?? []);
    return texts.length === value.length && texts.length > 0 ? readable(texts, to.texts) : null;
  }

  /** Of a point of a scale, or of a number. */
  function otherLabel(
    value: VariableValue,
    label: string | undefined,
    ofBefore: ReadonlyMap<string, string>,
  ): string | null {
    if (typeof value !== 'number' || label === undefined) return null;
    return label === from.texts.number(value) ? to.texts.number(value) : (ofBefore.get(label) ?? null);
  }
}

function labelsOf(block: Block): string[] {
  const found: string[] = [];
  mapTexts(block, (text, { as, field }) => {
    if (as === 'label' && (field === 'options' || field === 'items' || field === 'scale')) found.push(text);
    return text;
  });
  return found;
}

function zip(one: readonly string[], other: readonly string[]): [string, string][] {
  return one.map((text, index) => [text, other[index] ?? text]);
}
