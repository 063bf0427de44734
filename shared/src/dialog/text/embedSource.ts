const youtube = /^(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)$/;
const youtubeName = /^[\w-]{6,20}$/;
const vimeo = /^(?:www\.)?vimeo\.com$/;
const peertube = /^\/(?:w|videos\/watch)\/([\w-]+)$/;

/** What a frame loads for an address, which may be that of a film's own page; null for what is none of https. */
export function embedSource(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:' || url.username !== '' || url.port !== '') return null;
  if (youtube.test(url.hostname)) return ofYoutube(url);
  const [, film] = /^\/(\d+)$/.exec(url.pathname) ?? [];
  // Vimeo then keeps no statistics of who watches.
  if (vimeo.test(url.hostname)) return film === undefined ? null : `https://player.vimeo.com/video/${film}?dnt=1`;
  const [, id] = peertube.exec(url.pathname) ?? [];
  return id === undefined ? url.href : `https://${url.hostname}/videos/embed/${id}`;
}

/** The film alone, from the host that sets no cookies before it is played; null for a page of something else. */
function ofYoutube({ hostname, pathname, searchParams }: URL): string | null {
  const [, first = '', second = ''] = pathname.split('/');
  const inPath = hostname === 'youtu.be' ? first : ['embed', 'shorts', 'live'].includes(first) ? second : '';
  const film = pathname === '/watch' ? (searchParams.get('v') ?? '') : inPath;
  return youtubeName.test(film) ? `https://www.youtube-nocookie.com/embed/${film}` : null;
}

/** What stands against showing an address; null for nothing. */
export function embedProblem(
  address: string,
  hosts: readonly string[],
): { readonly kind: 'broken' } | { readonly kind: 'forbidden'; readonly host: string } | null {
  const source = embedSource(address);
  if (source === null) return { kind: 'broken' };
  const { hostname: host } = new URL(source);
  return hosts.includes(host) ? null : { kind: 'forbidden', host };
}
