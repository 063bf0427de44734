/** The `filename_db` of a picture in the settings, which older ones hold with 'file:' or with its address (spec §3); '' for none. */
export function mediaName(source: string | null): string {
  return decodeURIComponent((source ?? '').replace(/^file:/, '').replace(/^\/media\//, ''));
}
