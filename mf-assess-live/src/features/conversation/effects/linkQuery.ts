/** What stands in the page's address behind its path, for the server to keep what the authors have named; as much as it takes. */
export const linkQuery = (): string => location.search.slice(0, 4_000);
