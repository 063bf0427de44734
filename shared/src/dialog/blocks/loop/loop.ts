import { counted } from '../../../numbers/index.ts';
import type { BlockOf } from '../../../contract/index.ts';
import { newBlockTexts } from '../../texts.ts';
import type { BlockFacts } from '../BlockFacts.ts';
import type { BlockRule } from '../BlockRule.ts';
import { carryFields } from '../carried.ts';
import { none } from '../common/facts.ts';
import { roundOf } from './roundId.ts';

/** The variable that holds which round it is, of those that were gone through; after the loop, how many they were. */
export const roundNumber = (variable: string): string => `${variable}.nr`;
/** What a round is called, within it. */
export const roundName = (variable: string): string => `${variable}.name`;
/** The variable that holds what the entry is called that a round is for. */
export const entryName = (variable: string, round: number): string => `${roundName(variable)}_${round}`;

/** Wiederholung: asks a group of blocks once for each round (domain.md §17). */
export const loopRule: BlockRule<BlockOf<'loop'>> = {
  newBlock: (base) => ({
    ...base,
    type: 'loop',
    rounds: { kind: 'again', ...newBlockTexts.again, most: 10 },
    items: [],
    named_by: null,
    members: [],
  }),
  variables: ({ variable, rounds, unique_question_id }) => {
    if (variable === null) return [];
    const number = { variable: roundNumber(variable), kind: 'number' } as const;
    const round = roundOf(unique_question_id);
    if (rounds.kind !== 'entries') return [number];
    const name = round === null ? roundName(variable) : entryName(variable, round);
    return [number, { variable: name, kind: 'text' }];
  },
  ask: () => null,
};

/** A number of rounds, or what says it. */
function howOften(count: string): string {
  if (count.trim() === '') return 'ohne Zahl';
  return /^\d+$/.test(count.trim()) ? `${count.trim()}-mal` : `so oft wie ${count}`;
}

/** What a loop has a round for, in a few words. */
function forWhat({ rounds, items, carry }: BlockOf<'loop'>): string {
  if (rounds.kind === 'again') return `bis „${rounds.no}“, höchstens ${rounds.most}-mal`;
  if (rounds.kind === 'number') return `${howOften(rounds.count)}, höchstens ${rounds.most}-mal`;
  const own = items.length === 0 ? [] : [counted(items.length, 'eigenen Eintrag', 'eigene Einträge')];
  return `für ${[...(carry ? ['jeden übernommenen Eintrag'] : []), ...own].join(' und ') || 'keinen Eintrag'}`;
}

export const loopFacts: BlockFacts<'loop'> = {
  name: 'Wiederholung',
  hint: 'Stellt eine Gruppe von Fragen mehrmals, zum Beispiel für jedes Kind.',
  group: 'flow',
  fields: {
    ...carryFields,
    rounds: 'Wie oft',
    items: 'Einträge',
    named_by: 'Name einer Runde',
    members: 'Fragen der Wiederholung',
  },
  card: (block) => [counted(block.members.length, 'Frage', 'Fragen'), forWhat(block)],
  does: (block) => `Wiederholt ${counted(block.members.length, 'Frage', 'Fragen')} ${forWhat(block)}`,
  lines: none,
  printed: (block) => ({
    kind: 'note',
    text: `Die folgenden ${counted(block.members.length, 'Frage', 'Fragen')} ${forWhat(block)} beantworten.`,
  }),
  words: ({ items, rounds }) => [
    ...items.map(({ text }) => text),
    ...(rounds.kind === 'again' ? [rounds.text, rounds.yes, rounds.no] : []),
  ],
};
