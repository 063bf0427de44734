import type { CallInput } from '@dialogwerk/shared/contract';

export const statuses = ['alle', 'live', 'inaktiv', 'archiv'] as const;
export type Status = (typeof statuses)[number];
export const orders = ['geaendert', 'erstellt', 'name', 'gespraeche', 'status', 'version', 'ordner'] as const;
export type Order = (typeof orders)[number];

/** Which dialogs are listed, and in which order; the words stand in the address too. */
export interface Wanted {
  /** A part of the name; '' for all. */
  readonly search: string;
  readonly status: Status;
  readonly order: Order;
  /** The order the other way round. */
  readonly reversed: boolean;
  readonly folder_id: string | null;
  readonly tag: string | null;
  /** The workspace that they stand in. */
  readonly workspace_id: string | null;
}

export const usual: Wanted = {
  search: '',
  status: 'alle',
  order: 'geaendert',
  reversed: false,
  folder_id: null,
  tag: null,
  workspace_id: null,
};

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
  status: 'status',
  version: 'version',
  ordner: 'folder',
};

/** How it is asked for; what is usual is left out, so that the page can ask for it before it knows anything. */
export function requestFor({ search, status, order, reversed, folder_id, tag, workspace_id }: Wanted): Request {
  const [sentStatus, sentOrder] = [statusesSent[status], ordersSent[order]];
  return {
    ...(search === '' ? {} : { search }),
    ...(sentStatus === undefined ? {} : { status: sentStatus }),
    ...(sentOrder === undefined ? {} : { order: sentOrder }),
    ...(reversed ? { direction: 'reversed' } : {}),
    ...(folder_id === null ? {} : { folder_id }),
    ...(tag === null ? {} : { tag }),
    ...(workspace_id === null ? {} : { workspace_id }),
  };
}

/** Whether a list is of all dialogs but the archived ones. */
export function isOfAll({ search, status, folder_id, tag, workspace_id }: Wanted): boolean {
  return search === '' && status === 'alle' && folder_id === null && tag === null && workspace_id === null;
}
