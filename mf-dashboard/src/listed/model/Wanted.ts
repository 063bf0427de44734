import type { CallInput } from '@dialogwerk/shared/contract';

export const statuses = ['alle', 'live', 'inaktiv', 'archiv'] as const;
export type Status = (typeof statuses)[number];
export const orders = ['geaendert', 'erstellt', 'name', 'gespraeche'] as const;
export type Order = (typeof orders)[number];

/** Which dialogs are listed, and in which order; the words stand in the address too. */
export interface Wanted {
  /** A part of the name; '' for all. */
  readonly search: string;
  readonly status: Status;
  readonly order: Order;
  readonly folder_id: string | null;
  readonly tag: string | null;
}

export const usual: Wanted = { search: '', status: 'alle', order: 'geaendert', folder_id: null, tag: null };

type Request = Partial<CallInput<'listSurveys'>>;

const statusesSent: Readonly<Record<Status, Request['status']>> = {
  alle: undefined,
  live: 'live',
  inaktiv: 'inactive',
  archiv: 'archived',
};
const ordersSent: Readonly<Record<Order, Request['order']>> = {
  geaendert: undefined,
  erstellt: 'created',
  name: 'name',
  gespraeche: 'answers',
};

/** How it is asked for; what is usual is left out, so that the page can ask for it before it knows anything. */
export function requestFor({ search, status, order, folder_id, tag }: Wanted): Request {
  const [sentStatus, sentOrder] = [statusesSent[status], ordersSent[order]];
  return {
    ...(search === '' ? {} : { search }),
    ...(sentStatus === undefined ? {} : { status: sentStatus }),
    ...(sentOrder === undefined ? {} : { order: sentOrder }),
    ...(folder_id === null ? {} : { folder_id }),
    ...(tag === null ? {} : { tag }),
  };
}

/** Whether a list is of all dialogs but the archived ones. */
export function isOfAll({ search, status, folder_id, tag }: Wanted): boolean {
  return search === '' && status === 'alle' && folder_id === null && tag === null;
}
