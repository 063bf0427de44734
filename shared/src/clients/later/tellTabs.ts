import { openChannel } from '../../browser/index.ts';
import { authorResources } from '../resources/authorResources.ts';
import { idsOf } from '../resources/requests.ts';

const CHANNEL = 'dialogwerk_changes';

/**
 * Lets the tabs of this browser tell each other of changes, by the call's name and the ids that it is about, so that no tab shows
 * what another one has changed. Gives the way to stop.
 */
export function tellTabs(): () => void {
  const channel = openChannel(CHANNEL, (told) => {
    const { name, about } = read(told);
    authorResources.changed(name, about);
  });
  const stop = authorResources.onChange((name, request) => {
    channel.tell({ name, about: idsOf(request) });
  });
  return () => {
    stop();
    channel.close();
  };
}

/** What another tab has told; nothing where that is of another version and cannot be read. */
function read(told: unknown): { readonly name: string; readonly about: object } {
  const nothing = { name: '', about: {} };
  if (typeof told !== 'object' || told === null || !('name' in told) || !('about' in told)) return nothing;
  const { name, about } = told;
  return typeof name === 'string' && typeof about === 'object' && about !== null ? { name, about } : nothing;
}
