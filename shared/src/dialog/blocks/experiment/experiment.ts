import type { Arm, Block, BlockOf } from '../../../contract/index.ts';
import { counted } from '../../../numbers/index.ts';
import type { DataStudy } from '../AnswerStudy.ts';
import type { BlockFacts } from '../BlockFacts.ts';
import type { BlockRule } from '../BlockRule.ts';
import { choiceColumn, coded, idAsText } from '../common/columns.ts';
import { nothingDone } from '../common/facts.ts';
import { optionFaults } from '../common/faults.ts';
import { choiceFigures } from '../common/figures.ts';
import { ownVariable } from '../common/ownVariable.ts';
import { shuffleFacts } from '../shuffle/shuffle.ts';
import { experimentTexts } from './experimentTexts.ts';

/** Zufallsgruppe: draws one of its arms, asks nothing (domain.md §2). */
export const experimentRule: BlockRule<BlockOf<'experiment'>> = {
  newBlock: (base) => ({
    ...base,
    type: 'experiment',
    arms: ['A', 'B'].map((id) => ({ id, text: experimentTexts.arm(id) })),
    stratum: null,
  }),
  variables: (block) => ownVariable(block, 'text'),
  ask: () => null,
};

export const experimentStudy: DataStudy<'experiment'> = {
  faults: ({ arms }) => optionFaults(arms, (changed) => ({ arms: changed })),
  isPersonal: false,
  answeredIn: 'values',
  figures: choiceFigures,
  columns: ({ all, numberOf }) => [
    choiceColumn(
      coded(
        all.map(({ arms }) => arms),
        ({ text }) => text,
        numberOf,
      ),
      idAsText,
    ),
  ],
};

const isEven = (arms: readonly Arm[]): boolean => arms.every(({ weight = 1 }) => weight === (arms[0]?.weight ?? 1));

/** An arm with its share, where shares differ. */
const armLines = ({ arms }: BlockOf<'experiment'>): string[] =>
  arms.map(({ text, weight = 1 }) => (isEven(arms) ? text : experimentTexts.share(text, weight)));

export const experimentFacts: BlockFacts<'experiment'> = {
  name: 'Zufallsgruppe',
  hint: 'Teilt ausgewogen und zufällig in Gruppen ein, fragt nichts.',
  group: 'flow',
  fields: { arms: 'Gruppen', stratum: 'Ausgewogen innerhalb von' },
  card: ({ arms }) => [counted(arms.length, 'Gruppe', 'Gruppen')],
  does: (block) => armLines(block).join(', ') || nothingDone(),
  lines: armLines,
  printed: (block) => ({ kind: 'note', text: experimentTexts.onPaper(armLines(block)) }),
  words: ({ arms }) => arms.map(({ text }) => text),
};

/** What a question is called beside its text: its label in the graph; what draws, which has no text, by its type and variable. */
export function resultLabel({
  type,
  short_name,
  variable,
  context,
}: Pick<Block, 'type' | 'short_name' | 'variable' | 'context'>): string {
  if ((type !== 'experiment' && type !== 'shuffle') || short_name !== '' || context !== '') return short_name;
  const { name } = type === 'shuffle' ? shuffleFacts : experimentFacts;
  return variable === null ? name : `${name} ${variable}`;
}
