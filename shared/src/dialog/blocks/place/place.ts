import type { BlockOf, ReplyOf } from '../../../contract/index.ts';
import type { AnswerStudy, ReplyHints } from '../AnswerStudy.ts';
import type { BlockFacts } from '../BlockFacts.ts';
import type { Answer, BlockRule } from '../BlockRule.ts';
import { mediaKindOf } from '../../text/mediaKindOf.ts';
import { choiceColumn, numberColumn } from '../common/columns.ts';
import { none, nothingDone } from '../common/facts.ts';
import { noFigures } from '../common/figures.ts';
import { CHOICE_TIME } from '../common/replyTimes.ts';
import { timedFields } from '../common/timed.ts';
import type { AnswerColumn } from '../AnswerColumn.ts';
import type { ReplyRule } from '../ReplyRule.ts';
import type { Dice } from '../../random/Dice.ts';
import { degreesAt } from './degrees.ts';
import { placeTexts } from './placeTexts.ts';
import { squareOf, squares } from './squares.ts';
import type { MapPoint } from './squares.ts';

type PlaceBlock = BlockOf<'place'>;

/** What is kept of a place beside its square; the ends of its variables' and columns' names. */
const parts = ['x', 'y', 'lat', 'lon'] as const;
type Part = (typeof parts)[number];

const bounds: { readonly [P in Part]: { readonly min: number; readonly max: number } } = {
  x: { min: 0, max: 100 },
  y: { min: 0, max: 100 },
  lat: { min: -90, max: 90 },
  lon: { min: -180, max: 180 },
};

export const placeReply: ReplyRule<'place', 'place'> = {
  part: 'place',
  /** What is off the map, the contract refuses. */
  problem: () => null,
  shown: (_input, reply) => `📍 ${squareOf(reply)}`,
  isTyped: false,
};

const partsOf = ({ edges }: PlaceBlock): readonly Part[] => (edges ? parts : ['x', 'y']);
const tenths = (percent: number): number => Math.round(percent * 10) / 10;

function answerOf(block: PlaceBlock, reply: ReplyOf<'place'>): Answer {
  const point: MapPoint = { x: tenths(reply.x), y: tenths(reply.y) };
  const known = { ...point, ...(block.edges ? degreesAt(point, block.edges) : {}) };
  const kept = Object.entries(known);
  const { variable } = block;
  const square = squareOf(point);
  return {
    stored: kept.map(([part, value]) => `${part}=${value}`),
    variable: null,
    variables:
      variable === null
        ? {}
        : { [variable]: square, ...Object.fromEntries(kept.map(([part, value]) => [`${variable}_${part}`, value])) },
    label: null,
    chosen: [],
  };
}

/** Ort auf einer Karte: a place that is marked on a picture. */
export const placeRule: BlockRule<PlaceBlock> = {
  newBlock: (base) => ({ ...base, type: 'place', edges: null }),
  variables: (block) => {
    const { variable } = block;
    if (variable === null) return [];
    return [
      { variable, kind: 'text' },
      ...partsOf(block).map((part) => ({ variable: `${variable}_${part}`, kind: 'number' as const })),
    ];
  },
  ask: (block) => {
    const { filename_db, media_text } = block;
    if (filename_db === null || mediaKindOf(filename_db) !== 'image') return null;
    return {
      kind: 'whole',
      input: { type: 'place', filename_db, text: media_text },
      choices: [],
      answer: (reply) => (reply.type === 'place' ? answerOf(block, reply) : null),
    };
  },
};

const MIDDLE: MapPoint = { x: 50, y: 50 };

/**
 * The middle of the map, and of each square that a condition names. Where one compares numbers, the middles of all squares, because degrees follow from them,
 * and what is named as a share of width or height.
 */
function triedPoints({ numbers, texts }: ReplyHints): MapPoint[] {
  const all = squares();
  const named = all.filter(({ name }) => numbers.length > 0 || texts.includes(name)).map(({ middle }) => middle);
  const shares = numbers.flatMap((hint) => [hint, hint - 0.1, hint + 0.1]).filter((hint) => hint >= 0 && hint <= 100);
  const atShares = shares.flatMap((share) => [
    { x: share, y: MIDDLE.y },
    { x: MIDDLE.x, y: share },
  ]);
  return [MIDDLE, ...named, ...atShares];
}

/** The part of a place that was kept; null where it was not. */
function keptOf(stored: unknown, part: Part): number | null {
  if (!Array.isArray(stored)) return null;
  const given = stored.find((each): each is string => typeof each === 'string' && each.startsWith(`${part}=`));
  return given === undefined ? null : Number(given.slice(part.length + 1));
}

function squareColumn(): AnswerColumn {
  const coded = squares().map(({ name }, index) => ({ id: name, label: name, code: index + 1 }));
  return choiceColumn(coded, (stored) => {
    const [x, y] = [keptOf(stored, 'x'), keptOf(stored, 'y')];
    return x === null || y === null ? null : squareOf({ x, y });
  });
}

function partColumn(part: Part): AnswerColumn {
  return {
    ...numberColumn(bounds[part]),
    aspect: `_${part}`,
    label: placeTexts.parts[part],
    read: ({ get }) => keptOf(get(''), part),
    isOfferedBy: (block) => block.type === 'place' && partsOf(block).includes(part),
  };
}

function drawnPoint(dice: Dice): MapPoint {
  return { x: dice.whole(0, 1_000) / 10, y: dice.whole(0, 1_000) / 10 };
}

export const placeStudy: AnswerStudy<'place'> = {
  faults: none,
  missing: () => placeTexts.noMap,
  isPersonal: false,
  // Its variables hold a square, shares of the picture, and degrees.
  outcomes: () => ({ values: { kind: 'any' }, blank: false }),
  tried: (_input, hints) => triedPoints(hints).map(({ x, y }) => ({ type: 'place', x, y })),
  isMadeUp: true,
  drawn: (_input, _constants, dice) => ({ type: 'place', ...drawnPoint(dice) }),
  replyTime: () => 2 * CHOICE_TIME,
  answeredIn: 'values',
  figures: noFigures,
  columns: ({ all }) => [
    squareColumn(),
    ...parts.filter((part) => all.some((block) => partsOf(block).includes(part))).map(partColumn),
  ],
};

export const placeFacts: BlockFacts<'place'> = {
  name: 'Ort auf einer Karte',
  hint: 'Eine Stelle auf einem Plan, einer Landkarte oder einem Bild markieren.',
  group: 'input',
  fields: { ...timedFields, edges: 'Koordinaten der Ränder' },
  card: ({ edges }) => (edges ? [placeTexts.withDegrees] : []),
  does: nothingDone,
  lines: ({ filename_db }) => [filename_db === null ? placeTexts.mapMissing : placeTexts.mark],
  printed: ({ filename_db, media_text }) =>
    filename_db === null ? { kind: 'nothing' } : { kind: 'map', filename_db, text: media_text },
  words: none,
};
