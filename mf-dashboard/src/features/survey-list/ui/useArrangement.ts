import { useSearchParams } from '@dialogwerk/shared/ui/router';
import { useMemo } from 'react';
import { orders, statuses, usual } from '../../../listed/model/Wanted.ts';
import type { Wanted } from '../../../listed/model/Wanted.ts';

const PARAMETERS = {
  search: 'suche',
  status: 'status',
  order: 'ordnung',
  reversed: 'umgekehrt',
  folder_id: 'ordner',
  tag: 'schlagwort',
  workspace_id: 'arbeitsbereich',
} as const satisfies Record<keyof Wanted, string>;

/** Which dialogs are listed, from the address bar, so that it outlives a visit to a dialog and a reload. */
export function useArrangement() {
  const [parameters, setParameters] = useSearchParams();
  const wanted = useMemo(() => readWanted(parameters), [parameters]);

  const change = (changes: Partial<Wanted>): void => {
    setParameters((current) => writeWanted(current, { ...readWanted(current), ...changes }), { replace: true });
  };
  /** The address of the list with these changes. */
  const hrefOf = (changes: Partial<Wanted>): string => {
    const written = writeWanted(new URLSearchParams(parameters), { ...wanted, ...changes }).toString();
    return written === '' ? '?' : `?${written}`;
  };
  return { wanted, change, hrefOf };
}

function readWanted(parameters: URLSearchParams): Wanted {
  const read = (name: keyof typeof PARAMETERS) => parameters.get(PARAMETERS[name]);
  return {
    search: read('search') ?? usual.search,
    status: statuses.find((known) => known === read('status')) ?? usual.status,
    order: orders.find((known) => known === read('order')) ?? usual.order,
    reversed: read('reversed') !== null,
    folder_id: isId(read('folder_id')) ? read('folder_id') : usual.folder_id,
    tag: read('tag'),
    workspace_id: isId(read('workspace_id')) ? read('workspace_id') : usual.workspace_id,
  };
}

/** Because the server refuses a list in what cannot be a folder. */
function isId(text: string | null): boolean {
  return text !== null && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}

/** The usual value needs no place in the address. */
function writeWanted(parameters: URLSearchParams, wanted: Wanted): URLSearchParams {
  for (const name of ['search', 'status', 'order', 'reversed', 'folder_id', 'tag', 'workspace_id'] as const) {
    const value = wanted[name];
    if (value === null || value === usual[name]) parameters.delete(PARAMETERS[name]);
    else parameters.set(PARAMETERS[name], value === true ? '1' : String(value));
  }
  return parameters;
}
