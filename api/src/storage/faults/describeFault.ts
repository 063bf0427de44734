/** What a log may say of a fault. */
export interface Fault {
  readonly name: string;
  readonly code?: string;
  /** PostgreSQL's constraint, table or column, which are names of ours. */
  readonly constraint?: string;
  readonly table?: string;
  readonly column?: string;
  /** Where it happened: the frames of the stack. */
  readonly at: readonly string[];
}

/** A fault without its message, because messages of PostgreSQL and of parsers quote values that people have written. */
export function describeFault(error: unknown): Fault {
  // Of several the first says most: they mostly have one cause.
  if (error instanceof AggregateError && error.errors.length > 0) return describeFault(error.errors[0]);
  if (!(error instanceof Error)) return { name: typeof error, at: [] };
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return {
    name: error.name,
    ...pick(error, 'code'),
    ...pick(error, 'constraint'),
    ...pick(error, 'table'),
    ...pick(error, 'column'),
    at: frames.map((line) => line.trim().slice('at '.length)),
  };
}

function pick<K extends 'code' | 'constraint' | 'table' | 'column'>(error: Error, key: K): { [P in K]?: string } {
  const value: unknown = Reflect.get(error, key);
  const found: { [P in K]?: string } = {};
  if (typeof value === 'string') Object.assign(found, { [key]: value });
  return found;
}
