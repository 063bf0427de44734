import type { Block, SurveyData } from '@dialogwerk/shared/contract';
import { blockFacts } from '@dialogwerk/shared/dialog';
import type { TypeGroup } from '@dialogwerk/shared/dialog';
import { useMemo } from 'react';
import {
  drawnBlocks,
  connectionsOf,
  drawnByOption,
  isSameConnections,
  isSamePlaces,
  loopGroups,
  placeBlocks,
  routeEdges,
  withHeights,
  withTerminals,
} from '@dialogwerk/shared/dialog/graph';
import { blockName } from '../../../../model/wording/blockName.ts';
import { visibleConnections } from '../../model/EdgeVisibility.ts';
import type { EdgeVisibility } from '../../model/EdgeVisibility.ts';
import type { Numbered } from '../cards/useCards.ts';
import type { SectionsView } from '../sections/SectionsView.ts';
import { measureLabel } from './measureLabel.ts';
import { useStableValue } from './useStableValue.ts';

export type GraphLayout = ReturnType<typeof useLayout>;

/**
 * A dialog as it lies on the canvas: the visible connections, the blocks and the groups of their types by id, the places of the blocks (`places`) and of
 * all cards (`resting`), and how connections run between them. A folded section is one of the blocks.
 */
export function useLayout(survey: SurveyData, visibility: EdgeVisibility, sections: SectionsView | null) {
  // Most changes are of texts that no edge shows: then all that follows from the edges and places is kept.
  const whole = useStableValue(
    useMemo(() => connectionsOf(survey), [survey]),
    isSameConnections,
  );
  const all = useMemo(() => sections?.connections(whole) ?? whole, [sections, whole]);
  const drawn = useMemo(() => {
    const parts = drawnByOption(whole);
    return sections?.connections(parts) ?? parts;
  }, [sections, whole]);
  const connections = useMemo(() => visibleConnections(drawn, visibility), [drawn, visibility]);
  const all_questions = useMemo(() => drawnBlocks(survey), [survey]);
  const cards = useMemo(() => sections?.cards(all_questions) ?? all_questions, [sections, all_questions]);
  const blocks = useMemo(() => numbered(all_questions, cards), [all_questions, cards]);
  const groups = useStableValue(
    useMemo(() => groupsOf(cards), [cards]),
    isSameGroups,
  );
  const places = useStableValue(
    useMemo(() => placeBlocks(cards, all), [cards, all]),
    isSamePlaces,
  );
  const resting = useStableValue(
    useMemo(() => withHeights(cards, withTerminals(cards, places)), [cards, places]),
    isSamePlaces,
  );
  // Hidden ones have their routes, too, so that nothing moves when they are shown.
  const routes = useMemo(
    () => routeEdges(drawn, resting, measureLabel, sections?.titles(resting, measureLabel)),
    [drawn, resting, sections],
  );
  return { connections, blocks, groups, places, resting, routes };
}

/** Blocks with their numbers, counted from 1; the card of a folded section, which has none, counts as 0. */
function numbered(blocks: readonly Block[], cards: readonly Block[]): ReadonlyMap<string, Numbered> {
  const byId = new Map(blocks.map((block) => [block.unique_question_id, block]));
  const { loopOf } = loopGroups(blocks);
  const nameOf = (loop: Block | undefined): string | null => (loop ? blockName(loop) : null);
  const all = new Map(
    blocks.map((block, index) => {
      const id = block.unique_question_id;
      return [id, { block, number: index + 1, loop: nameOf(byId.get(loopOf(id) ?? '')) }];
    }),
  );
  if (cards === blocks) return all;
  for (const block of cards)
    if (!all.has(block.unique_question_id)) all.set(block.unique_question_id, { block, number: 0, loop: null });
  return all;
}

type Groups = ReadonlyMap<string, TypeGroup>;

function groupsOf(blocks: readonly Block[]): Groups {
  return new Map(blocks.map(({ unique_question_id, type }) => [unique_question_id, blockFacts[type].group]));
}

function isSameGroups(before: Groups, now: Groups): boolean {
  return before.size === now.size && [...now].every(([id, group]) => before.get(id) === group);
}
