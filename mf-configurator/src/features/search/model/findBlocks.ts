import type { Block, SurveyData } from '@dialogwerk/shared/contract';
import { blockFacts, wordsOfBlock } from '@dialogwerk/shared/dialog';
import { blockName } from '../../../model/wording/blockName.ts';
import { previewOf } from '../../../model/wording/previewOf.ts';
import { spokenText } from '../../../model/wording/spokenText.ts';

export interface Found {
  readonly block: Block;
  /** From 1. */
  readonly number: number;
  readonly name: string;
  /** The line that holds what was looked for, cut around it. */
  readonly line: string;
}

/** More would be no help in choosing one. */
const MOST = 50;
const BEFORE = 24;
const LONGEST = 90;

/**
 * The blocks whose number, name, variable, texts, answers or type hold every word of the query, best first: those that
 * begin with it, then by name, then the others in order. All in order for an empty query.
 */
export function findBlocks(survey: SurveyData, query: string): Found[] {
  const words = normal(query).split(' ').filter(Boolean);
  const found = survey.all_questions.flatMap((block, index) => {
    const number = index + 1;
    const name = blockName(block);
    const lines = linesOf(block, number);
    const whole = normal(lines.join(' '));
    if (!words.every((word) => whole.includes(word))) return [];
    return [{ block, number, name, line: lineWith(lines, words), rank: rankOf(block, number, name, words) }];
  });
  return found
    .toSorted((a, b) => a.rank - b.rank || a.number - b.number)
    .slice(0, MOST)
    .map(({ block, number, name, line }) => ({ block, number, name, line }));
}

function linesOf(block: Block, number: number): string[] {
  return [
    previewOf(spokenText(block)) || '',
    spokenText(block),
    block.short_name,
    block.variable ?? '',
    block.acknowledgement ?? '',
    block.nachfrage ?? '',
    ...Object.values(block.jump_to_reactions),
    ...wordsOfBlock(block),
    blockFacts[block.type].name,
    String(number),
  ];
}

/** 0: the number or variable itself; 1: begins with it; 2: in the name; 3: elsewhere. */
function rankOf(block: Block, number: number, name: string, words: readonly string[]): number {
  const query = words.join(' ');
  const own = normal(name);
  if (query === String(number) || query === block.variable?.toLowerCase()) return 0;
  if (own.startsWith(query)) return 1;
  return words.every((word) => own.includes(word)) ? 2 : 3;
}

function lineWith(lines: readonly string[], words: readonly string[]): string {
  const [word = ''] = words;
  const line = lines.find((each) => normal(each).includes(word)) ?? lines[0] ?? '';
  const at = line.toLowerCase().indexOf(word);
  const start = at > LONGEST - BEFORE ? at - BEFORE : 0;
  const cut = line.slice(start, start + LONGEST);
  return (start > 0 ? '…' : '') + cut.trim() + (start + LONGEST < line.length ? '…' : '');
}

/** Without capitals, accents and double spaces, so that a name is found however it is typed. */
function normal(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
