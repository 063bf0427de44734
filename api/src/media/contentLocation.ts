/** Where files are stored and where people get them from, each an address without a slash at the end. */
export interface MediaHosts {
  readonly storage: string;
  readonly content: string;
}

/** A stored location as it is handed out. */
export type ContentLocation = (location: string) => string;

/**
 * Rewrites locations on the storage host to the content host (spec §9), path and query kept; all others stay. A path
 * without a host stands at `publicUrl`, so that a content host can stand before this very server too.
 */
export function createContentLocation(hosts: MediaHosts | null, publicUrl: string | null): ContentLocation {
  if (hosts === null) return (location) => location;
  const { storage, content } = hosts;
  return (location) => {
    const isPath = location.startsWith('/') && !location.startsWith('//');
    const address = isPath && publicUrl !== null ? publicUrl + location : location;
    return address.startsWith(`${storage}/`) ? content + address.slice(storage.length) : location;
  };
}
