/** A value that was not written, because it is none of the atom's. Its stack tells who has tried to. */
export class RefusedWrite extends TypeError {
  override readonly name = 'RefusedWrite';
  readonly atom: string;

  constructor(atom: string) {
    super(`$${atom} takes no such value.`);
    this.atom = atom;
  }
}

/** Where each atom was written last. */
const lastWrites = new Map<string, Error>();

/** Without a shell, as in a test, it is an error like any other. */
let whenRefused: (refused: RefusedWrite) => void = (refused) => reportError(refused);

export function noteWrite(atom: string): void {
  // Anew, so that the newest stands last.
  lastWrites.delete(atom);
  lastWrites.set(atom, new Error(atom));
}

export function refuseWrite(atom: string): void {
  whenRefused(new RefusedWrite(atom));
}

/** The stack of the last write of one of these atoms, by their names without `$`; '' where there was none. For the shell. */
export function lastWriteOf(atoms: readonly string[]): string {
  const found = [...lastWrites].filter(([name]) => atoms.includes(name)).map(([, write]) => write);
  return found.at(-1)?.stack ?? '';
}

/** Tells of each write that was refused. For the shell. */
export function watchWrites(listener: (refused: RefusedWrite) => void): void {
  whenRefused = listener;
}
