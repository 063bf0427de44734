/** From where pages and films may be shown within a dialog, unless the operator names other hosts. */
export const usualEmbedHosts: readonly string[] = ['www.youtube-nocookie.com', 'player.vimeo.com'];
