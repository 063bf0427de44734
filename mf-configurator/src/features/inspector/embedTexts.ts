import { fieldNames } from '../../fieldTexts.ts';

/** What a block shows from other hosts. */
export const embedTexts = {
  address: fieldNames.embed,
  help: (hosts: readonly string[]) =>
    hosts.length === 0
      ? 'Auf diesem Server ist das Einbetten abgeschaltet.'
      : `Freiwillig: ein Video oder eine Seite von ${hosts.join(', ')}. Geladen wird erst, wenn jemand auf „Anzeigen“ klickt.`,
  broken: 'Nötig ist die https-Adresse eines Videos oder einer Seite.',
  forbidden: (host: string, hosts: readonly string[]) =>
    `Inhalte von ${host} sind auf diesem Server nicht erlaubt. Erlaubt: ${hosts.join(', ') || 'keine'}.`,
  title: fieldNames.embed_title,
  titleHelp: 'Steht vor dem Anzeigen da und sagt Screenreadern, was im Rahmen ist.',
  untitled: 'Bitte sagen Sie in ein paar Worten, was zu sehen ist.',
} as const;
