import type { Block, SurveyData } from '../../contract/index.ts';
import type { Picture } from '../index.ts';
import { placeBlocks } from '../../dialog/graph/layout/placeBlocks.ts';
import { drawnBlocks } from '../../dialog/graph/outcomes/drawnBlock.ts';
import { withHeights } from '../../dialog/graph/layout/cardHeights.ts';
import { withTerminals } from '../../dialog/graph/layout/placeTerminals.ts';
import { labelBox } from '../../dialog/graph/routing/labelBox.ts';
import { routeEdges } from '../../dialog/graph/routing/routeEdges.ts';
import { connectionsOf, drawnByOption, writtenLabels } from '../../dialog/graph/connectionsOf.ts';
import type { Connection } from '../../dialog/graph/connectionsOf.ts';
import { END, START } from '../../dialog/graph/terminals.ts';
import { letterWidths } from './letterWidths.data.ts';

interface Fold {
  readonly cards: (blocks: readonly Block[]) => readonly Block[];
  readonly connections: (connections: readonly Connection[]) => readonly Connection[];
}

const unfolded: Fold = { cards: (blocks) => blocks, connections: (connections) => connections };

/** What the canvas draws of a dialog, and how many labels it has no room for. `fold` takes blocks and edges away as folded sections do. */
export function pictureOf(survey: SurveyData, fold: Fold = unfolded): Picture & { readonly labelsLeftOut: number } {
  const all = connectionsOf(survey);
  const cards = fold.cards(drawnBlocks(survey));
  const places = withHeights(cards, withTerminals(cards, placeBlocks(cards, fold.connections(all))));
  const connections = fold.connections(drawnByOption(all));
  const routes = routeEdges(connections, places, letterWidths);
  const edges = connections.flatMap((connection) => {
    const route = routes.of(connection);
    if (!route) return [];
    const { kind, source, target } = connection;
    const room = route.label && labelBox(route.label.middle, route.label);
    const label = room && { x: room.left, y: room.top, width: room.right - room.left, height: room.bottom - room.top };
    return [{ kind, source, target, points: route.corners, label }];
  });
  return {
    cards: new Map(
      [...places].map(([id, place]) => [id, { height: id === START || id === END ? 64 : 128, ...place, width: 264 }]),
    ),
    edges,
    labelsLeftOut:
      connections.filter((one) => writtenLabels(one).length > 0).length - edges.filter(({ label }) => label).length,
  };
}
