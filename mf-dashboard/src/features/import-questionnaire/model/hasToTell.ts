import type { ImportReport } from '@dialogwerk/shared/contract';

/** Whether there is anything that an author should read before the dialog. */
export function hasToTell({ lines, language }: ImportReport): boolean {
  return lines.length > 0 || !language.sure;
}
