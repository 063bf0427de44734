import type { SurveyPicture } from '@dialogwerk/shared/contract';

/** A card in units of the picture, which are 32 of the canvas. */
const CARD = { width: 8.25, height: 4 };
/** Of the picture, in pixels. */
const SIZE = { width: 84, height: 104 };
/** Greatest scale, so that a dialog of one block is no poster. */
const MOST = 3.4;

/** A picture as far as there is room for it; the place of its first card for an empty dialog. */
export function GraphDrawing({ picture }: { readonly picture: SurveyPicture }) {
  return picture.cards.length > 0 ? <Drawing picture={picture} /> : <NoCard />;
}

function Drawing({ picture: { cards, edges, cut } }: { readonly picture: SurveyPicture }) {
  const width = Math.max(...cards.map(([x]) => x)) + CARD.width;
  const height = Math.max(...cards.map(([, y]) => y)) + CARD.height;
  const margin = 8;
  const across = (SIZE.width - 2 * margin) / width;
  // What goes on below may be cut off, so that the cards stay large enough to be seen.
  const scale = Math.min(MOST, across, cut ? across : (SIZE.height - 2 * margin) / height);
  const left = (SIZE.width / scale - width) / 2;
  const top = cut ? margin / scale : (SIZE.height / scale - height) / 2;
  return (
    <svg
      width={SIZE.width}
      height={SIZE.height}
      viewBox={`${-left} ${-top} ${SIZE.width / scale} ${SIZE.height / scale}`}
    >
      <path
        d={edges.map(([from, to]) => lineBetween(cards[from], cards[to])).join('')}
        fill="none"
        stroke="currentColor"
        strokeOpacity={0.55}
        strokeWidth={1 / scale}
      />
      {cards.map(([x, y, group]) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width={CARD.width}
          height={CARD.height}
          rx={1}
          fill="currentColor"
          fillOpacity={group === 'text' || group === 'flow' ? 0.4 : 0.9}
        />
      ))}
    </svg>
  );
}

/** Where the first card of an empty dialog will stand. */
function NoCard() {
  const [width, height] = [CARD.width * 5, CARD.height * 5];
  return (
    <svg width={SIZE.width} height={SIZE.height}>
      <rect
        x={(SIZE.width - width) / 2}
        y={(SIZE.height - height) / 2}
        width={width}
        height={height}
        rx={4}
        fill="none"
        stroke="currentColor"
        strokeDasharray="4 3"
      />
    </svg>
  );
}

type Card = SurveyPicture['cards'][number];

/** From the foot of one card to the head of the other. */
function lineBetween(from: Card | undefined, to: Card | undefined): string {
  if (!from || !to) return '';
  const [x1, y1] = [from[0] + CARD.width / 2, from[1] + CARD.height];
  const [x2, y2] = [to[0] + CARD.width / 2, to[1]];
  const bend = Math.max(1, Math.abs(y2 - y1) / 2);
  return `M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}`;
}
