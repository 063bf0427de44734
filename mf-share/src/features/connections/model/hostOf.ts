/** The host of a webhook's address, by which people know it. */
export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);
