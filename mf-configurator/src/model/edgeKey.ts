import type { Connection } from '@dialogwerk/shared/dialog/graph';

/** What an edge is known by as it is drawn: where it begins and ends. What only stands otherwise in the dialog is the same edge. */
export const edgeKey = ({ source, handle, target }: Connection): string =>
  JSON.stringify([source, handle?.outcome, target]);
