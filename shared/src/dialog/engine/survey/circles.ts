interface Visit {
  readonly id: string;
  readonly exits: readonly string[];
  next: number;
}

/**
 * The groups of blocks that lead in a circle: from each block of one to each other block of it (Tarjan's strongly
 * connected components, on a stack of its own because a chain of thousands would overflow the call stack).
 */
export function circlesIn(exits: ReadonlyMap<string, readonly (string | null)[]>): string[][] {
  const places = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const isOpen = new Set<string>();
  const circles: string[][] = [];
  const begin = (id: string): Visit => {
    places.set(id, places.size);
    lowest.set(id, places.size - 1);
    open.push(id);
    isOpen.add(id);
    const onwards = (exits.get(id) ?? []).flatMap((exit) => (exit !== null && exits.has(exit) ? [exit] : []));
    return { id, exits: onwards, next: 0 };
  };
  const lower = (id: string, to: number | undefined): void => {
    lowest.set(id, Math.min(lowest.get(id) ?? 0, to ?? Infinity));
  };
  const close = (id: string): void => {
    if (lowest.get(id) !== places.get(id)) return;
    const circle = open.splice(open.lastIndexOf(id));
    for (const member of circle) isOpen.delete(member);
    if (circle.length > 1 || exits.get(id)?.includes(id)) circles.push(circle);
  };
  for (const root of exits.keys()) {
    if (places.has(root)) continue;
    const stack = [begin(root)];
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      const exit = top.exits[top.next];
      top.next += 1;
      if (exit === undefined) {
        close(top.id);
        stack.pop();
        const above = stack.at(-1);
        if (above) lower(above.id, lowest.get(top.id));
      } else if (!places.has(exit)) stack.push(begin(exit));
      else if (isOpen.has(exit)) lower(top.id, places.get(exit));
    }
  }
  return circles;
}
