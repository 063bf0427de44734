import type { Block, SurveyData } from '@dialogwerk/shared/contract';
import { isAsking, variablesOf } from '@dialogwerk/shared/dialog';
import { blockName } from '../../../../model/wording/blockName.ts';
import { nameProblem } from '../../../../model/nameProblem.ts';
import { fillWords } from './fillWords.data.ts';

const LONGEST = 24;
const letters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** A name for each question whose answer has none, by the block's id: conditions can ask for it, and it gets the name with the first one that does. */
export function proposedNames({ all_questions }: SurveyData): ReadonlyMap<string, string> {
  const taken = new Set([...variablesOf(all_questions).keys()].map((name) => name.toLowerCase()));
  const names = new Map<string, string>();
  for (const [index, block] of all_questions.entries()) {
    if (!isUnnamed(block)) continue;
    const name = freeName(wordOf(blockName(block)) ?? `frage${index + 1}`, taken);
    taken.add(name);
    names.set(block.unique_question_id, name);
  }
  return names;
}

/** Whether a question gives values that could have a name. */
function isUnnamed(block: Block): boolean {
  return block.variable === null && isAsking(block) && variablesOf([{ ...block, variable: 'v' }]).size > 0;
}

/** The first word of a text that says what it is about; null for none. */
function wordOf(text: string): string | null {
  const words = text
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => letters[letter] ?? letter)
    .split(/[^a-z0-9]+/);
  const found = words.find((word) => /^[a-z]../.test(word) && !fillWords.has(word) && nameProblem(word) === null);
  return found?.slice(0, LONGEST) ?? null;
}

function freeName(wish: string, taken: ReadonlySet<string>): string {
  let name = wish;
  for (let number = 2; taken.has(name); number += 1) name = `${wish}${number}`;
  return name;
}
