import type { ModuleId, ReleasableId } from '@dialogwerk/shared/contract';
import { isModuleId } from '@dialogwerk/shared/contract';

/** Where in a release something happened; `version` is null where the address does not say it (the shell's own files). */
export interface Place {
  readonly module: ReleasableId;
  readonly version: string | null;
  /** `file:line:column`, '' where it is not known. */
  readonly file: string;
}

const released =
  /\/(remotes|releases)\/([a-z\d-]{1,53})\/([\w-]{1,64})\/([\w./-]{1,120}?)(?:\?[^:\s)]*)?(?::(\d{1,7}):(\d{1,7}))?(?=[\s)]|$)/;
/** The same on another host: `<module>/<version>/`, wherever it has put that (MODULE_ORIGINS). */
const elsewhere =
  /\/(mf-[a-z\d-]{1,50})\/([\da-f]{16})\/([\w./-]{1,120}?)(?:\?[^:\s)]*)?(?::(\d{1,7}):(\d{1,7}))?(?=[\s)]|$)/;
const ofShell = /\/(assets\/[\w./-]{1,110}?)(?:\?[^:\s)]*)?(?::(\d{1,7}):(\d{1,7}))?(?=[\s)]|$)/;

/** Longer lines are no places, and the patterns above try each part of one anew. */
const LONGEST_LINE = 1_000;
const linesOf = (stack: string): string[] => stack.split('\n').map((line) => line.slice(0, LONGEST_LINE));

/** The first place of ours in a stack, or in a file's address; nothing of the page's address gets through. */
export function placeOf(stack: string): Place | null {
  for (const line of linesOf(stack)) {
    const [id, version, path, row, column] = released.exec(line)?.slice(2) ?? elsewhere.exec(line)?.slice(1) ?? [];
    if (isModuleId(id) && version !== undefined) return { module: id, version, file: positioned(path, row, column) };
    if (id === 'shell' && version !== undefined)
      return { module: 'shell', version, file: positioned(path, row, column) };
    const [, file, ownRow, ownColumn] = ofShell.exec(line) ?? [];
    if (file !== undefined) return { module: 'shell', version: null, file: positioned(file, ownRow, ownColumn) };
  }
  return null;
}

/** The first module in a stack, with the line that names it; null where only the shell is in it. */
export function moduleIn(
  stack: string,
): { readonly module: ModuleId; readonly version: string; readonly line: string } | null {
  for (const line of linesOf(stack)) {
    const { module, version } = placeOf(line) ?? { module: 'shell', version: null };
    if (module !== 'shell' && version !== null) return { module, version, line };
  }
  return null;
}

function positioned(path = '', row = '', column = ''): string {
  return row === '' ? '' : `${path}:${row}:${column}`;
}
