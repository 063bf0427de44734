import { quoted } from '../model/wording/quoted.ts';

const after = (name: string | null): string => (name === null ? 'am Anfang' : `nach ${quoted(name)}`);

/** What authors read of what differs between two states of a dialog. */
export const texts = {
  kinds: { added: 'Neu', removed: 'Entfernt', changed: 'Geändert', moved: 'Verschoben' },
  moved: (was: string | null, is: string | null) => `Steht jetzt ${after(is)} (bisher ${after(was)}).`,
  details: 'In den Einzelheiten geändert.',
  scale: (name: string) => `Skala ${quoted(name)}`,
  gone: 'nicht vorhanden',
} as const;
