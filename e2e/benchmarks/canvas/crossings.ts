export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Edge {
  readonly source: string;
  readonly target: string;
}

interface Line {
  readonly from: Point;
  readonly to: Point;
  readonly left: number;
  readonly right: number;
}

/** How many of the edges cross when each is a straight line; edges that begin or end at the same place do not. */
export function crossings(edges: readonly Edge[], places: ReadonlyMap<string, Point>): number {
  const lines = edges
    .flatMap(({ source, target }): Line[] => {
      const from = places.get(source);
      const to = places.get(target);
      if (!from || !to) return [];
      return [{ from, to, left: Math.min(from.x, to.x), right: Math.max(from.x, to.x) }];
    })
    .toSorted((a, b) => a.left - b.left);
  let count = 0;
  for (const [index, one] of lines.entries()) {
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next];
      if (!other || other.left > one.right) break;
      if (isCrossed(one, other)) count += 1;
    }
  }
  return count;
}

/** On which side of the line a point lies: above, below or, at 0, on it. */
function side({ from, to }: Line, { x, y }: Point): number {
  return Math.sign((to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x));
}

function isCrossed(one: Line, other: Line): boolean {
  return side(one, other.from) * side(one, other.to) < 0 && side(other, one.from) * side(other, one.to) < 0;
}
