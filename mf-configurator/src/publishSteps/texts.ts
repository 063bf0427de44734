import { counted } from '@dialogwerk/shared/numbers';

const blocks = (count: number): string => counted(count, 'Block', 'Blöcke');

/** What the steps from draft to respondents say of dialogs and of multi-chats alike. */
export const stepTexts = {
  list: 'Schritte bis zu den Teilnehmenden',
  state: { done: 'Erledigt', next: 'Als Nächstes', later: 'Danach', problem: 'Bitte ansehen', busy: 'Wird geprüft' },
  check: 'Prüfen',
  changes: 'Was sich ändert',
  publish: 'Veröffentlichen',
  live: 'Live schalten',
  link: 'Link verteilen',
  linkLabel: 'Öffentlicher Link',

  first: (count: number) => `Noch hat niemand etwas bekommen: Alles ist neu (${blocks(count)}).`,
  publishAndLive: 'Veröffentlichen und live schalten',
  publishAlone: 'Nur veröffentlichen',
  moreErrors: (count: number) => (count === 1 ? 'Und 1 weiterer.' : `Und ${count} weitere.`),
  mend: 'Beheben',
  mendAt: (place: string) => `Beheben: ${place}`,
  asleep: 'Teilnehmen kann man erst, wenn „Live“ eingeschaltet ist.',
  preview: 'Vorschau öffnen',
  more: 'Mehr zum Teilen',
} as const;
