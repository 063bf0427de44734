import { useSearchParams } from '@dialogwerk/shared/ui/router';
import { orders, statuses } from '../model/arrange.ts';
import type { Arrangement } from '../model/arrange.ts';

const PARAMETERS = { status: 'status', order: 'ordnung' } as const;

/** How the list is arranged, from the address bar, so that it outlives a visit to a dialog and a reload. */
export function useArrangement() {
  const [parameters, setParameters] = useSearchParams();
  const status = statuses.find((known) => known === parameters.get(PARAMETERS.status)) ?? statuses[0];
  const order = orders.find((known) => known === parameters.get(PARAMETERS.order)) ?? orders[0];

  const change = (changes: Partial<Arrangement>): void => {
    const next = { status, order, ...changes };
    setParameters(
      (current) => {
        put(current, PARAMETERS.status, next.status, statuses[0]);
        put(current, PARAMETERS.order, next.order, orders[0]);
        return current;
      },
      { replace: true },
    );
  };
  return { arrangement: { status, order }, change };
}

/** The usual value needs no place in the address. */
function put(parameters: URLSearchParams, name: string, value: string, usual: string): void {
  if (value === usual) parameters.delete(name);
  else parameters.set(name, value);
}
