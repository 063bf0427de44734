import type { Block, SurveyPicture } from '@dialogwerk/shared/contract';
import { blockFacts } from '@dialogwerk/shared/dialog';
import { connectionsOf, drawnBlocks, placeBlocks } from '@dialogwerk/shared/dialog/graph';
import type { EditedDialog } from '@dialogwerk/shared/dialog/graph';

/** More cannot be told apart in a picture of some 100 pixels. */
const MOST_CARDS = 40;
/** Units of the canvas in one of the picture. */
const UNIT = 32;

/** The cards that stand highest on the canvas with the edges between them. */
export function drawPicture(dialog: EditedDialog): Omit<SurveyPicture, 'survey_id'> {
  const connections = connectionsOf(dialog);
  const places = placeBlocks(drawnBlocks(dialog), connections);
  const placed = dialog.all_questions
    .flatMap((block) => {
      const place = places.get(block.unique_question_id);
      return place ? [{ block, ...place }] : [];
    })
    .toSorted((one, other) => one.y - other.y || one.x - other.x);
  const shown = placed.slice(0, MOST_CARDS);
  const left = Math.min(...shown.map(({ x }) => x));
  const top = shown[0]?.y ?? 0;
  const numbers = new Map(shown.map(({ block }, index) => [block.unique_question_id, index]));
  const edges = new Map(
    connections.flatMap(({ source, target }): [string, [number, number]][] => {
      const [from, to] = [numbers.get(source), numbers.get(target)];
      return from === undefined || to === undefined || from === to ? [] : [[`${from} ${to}`, [from, to]]];
    }),
  );
  return {
    cards: shown.map(({ block, x, y }) => [inUnits(x - left), inUnits(y - top), groupOf(block)]),
    edges: [...edges.values()],
    cut: placed.length > shown.length,
  };
}

function inUnits(distance: number): number {
  return Math.round(distance / UNIT);
}

function groupOf({ type }: Block) {
  return blockFacts[type].group;
}
