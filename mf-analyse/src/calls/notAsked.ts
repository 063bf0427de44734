import type { Called } from '@dialogwerk/shared/clients';

/** In place of a read that would have nothing to say. */
export const notAsked: Called<null> = {
  state: { kind: 'loaded', value: null },
  reload: () => undefined,
  isReloading: false,
};
