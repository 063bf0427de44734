/** The address of a dialog as people say it: 'example.org/dialog/kundenzufriedenheit'. */
export const dialogAddress = (name: string): string => `${location.host}/dialog/${name}`;
