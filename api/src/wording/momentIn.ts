import { STUDY_ZONE } from '@dialogwerk/shared/contract';

/** How a language writes a moment, by the study's clock; `tag`: the language's. */
export function momentIn(tag: string): (moment: number) => string {
  const written = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone: STUDY_ZONE });
  return (moment) => written.format(moment);
}
