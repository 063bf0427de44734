import type { SurveyData } from '@dialogwerk/shared/contract';
import { valueTexts } from '../fieldTexts.ts';
import { blockName } from './blockName.ts';

/** What the choices of a setting are called. */
const choices = new Map<string, ReadonlyMap<unknown, string>>([
  ['du_sie', new Map(Object.entries({ du: valueTexts.du, sie: valueTexts.sie }))],
  ['language', new Map(Object.entries(valueTexts.languages))],
  ['speed', new Map(Object.entries(valueTexts.speeds).map(([speed, word]) => [Number(speed), word]))],
]);
const numbers = new Intl.NumberFormat('de-DE');

/** A field's value in words that an author understands, whole; `survey` gives blocks their names. */
export function valueText(field: string, value: unknown, survey: SurveyData): string {
  if (field === 'position') return value === null ? valueTexts.automatic : valueTexts.placed;
  if (field === 'jump_to_question') return typeof value === 'string' ? nameOf(value, survey) : valueTexts.endOfList;
  if (field === 'error_target' || field === 'fallback_target') {
    return typeof value === 'string' ? nameOf(value, survey) : valueTexts.asAfterAnyBlock;
  }
  if (value === null || value === undefined || value === '') return valueTexts.empty;
  if (field === 'order' && typeof value === 'number') return valueTexts.place(value);
  if (field === 'timeout_ms' && typeof value === 'number') return numbers.format(value / 1_000);
  if (field === 'max_bytes' && typeof value === 'number') return numbers.format(value / (1_024 * 1_024));
  const choice = choices.get(field)?.get(value);
  if (choice !== undefined) return choice;
  if (typeof value === 'boolean') return value ? valueTexts.yes : valueTexts.no;
  if (typeof value === 'number') return numbers.format(value);
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return listText(value);
  return valueTexts.entries(Object.keys(value).length);
}

function nameOf(id: string, { all_questions }: SurveyData): string {
  const block = all_questions.find(({ unique_question_id }) => unique_question_id === id);
  return block ? blockName(block) : valueTexts.goneBlock;
}

/** A list by what its entries say. */
function listText(list: readonly unknown[]): string {
  const words = list.map(wordOf);
  return words.length === 0 || words.includes(null) ? valueTexts.entries(list.length) : words.join(' · ');
}

function wordOf(entry: unknown): string | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const known = new Map<string, unknown>(Object.entries(entry));
  const word = known.get('text') ?? known.get('name') ?? known.get('label') ?? known.get('variable');
  return typeof word === 'string' && word !== '' ? word : null;
}
