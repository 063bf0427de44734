import { patternName } from '@dialogwerk/shared/dialog';
import { conditionLine, sayablesOf, snapshotOf } from '@dialogwerk/shared/dialog/graph';
import { formatDecimal } from '@dialogwerk/shared/numbers';
import { valueTexts } from '../../fieldTexts.ts';
import { entryTexts } from './entryTexts.ts';
import { nameOfBlock } from './nameOfBlock.ts';
import type { Naming } from './nameOfBlock.ts';

/** What the choices of a setting are called. */
const choices = new Map<string, ReadonlyMap<unknown, string>>([
  ['other', new Map(Object.entries(valueTexts.otherKinds))],
  ['how', new Map(Object.entries(valueTexts.orders))],
  ['du_sie', new Map(Object.entries({ du: valueTexts.du, sie: valueTexts.sie }))],
  ['language', new Map(Object.entries(valueTexts.languages))],
  ['speed', new Map(Object.entries(valueTexts.speeds).map(([speed, word]) => [Number(speed), word]))],
]);

/** Where the dialog goes on; none: as it does after any block. */
const targets: ReadonlySet<string> = new Set(['error_target', 'fallback_target', 'tries_target', 'time_target']);

/** A field's value in words that an author understands, whole. */
export function valueText(field: string, value: unknown, naming: Naming): string {
  if (field === 'position') return value === null ? valueTexts.automatic : valueTexts.placed;
  if (field === 'jump_to_question') {
    return typeof value === 'string' ? nameOfBlock(value, naming) : valueTexts.endOfList;
  }
  if (targets.has(field)) {
    return typeof value === 'string' ? nameOfBlock(value, naming) : valueTexts.asAfterAnyBlock;
  }
  if (field === 'way_out' || field === 'asides')
    return typeof value === 'string' ? nameOfBlock(value, naming) : valueTexts.empty;
  if (value === null || value === undefined || value === '') return valueTexts.empty;
  if (field === 'order' && typeof value === 'number') return valueTexts.place(value);
  if (field === 'timeout_ms' && typeof value === 'number') return formatDecimal(value / 1_000);
  if (field === 'max_bytes' && typeof value === 'number') return formatDecimal(value / (1_024 * 1_024));
  const choice = choices.get(field)?.get(value);
  if (choice !== undefined) return choice;
  if (typeof value === 'boolean') return value ? valueTexts.yes : valueTexts.no;
  if (typeof value === 'number') return formatDecimal(value);
  if (field === 'pattern' && typeof value === 'string') return patternName(value);
  if (field === 'must' && typeof value === 'string') return conditionLine(value, sayablesOf(snapshotOf(naming.survey)));
  if (typeof value === 'string') return value;
  const entries = entryTexts(field, value, naming);
  if (entries === null) return valueTexts.entries(Object.keys(value).length);
  return entries.length === 0 ? valueTexts.empty : entries.map(({ text }) => text).join(' · ');
}
