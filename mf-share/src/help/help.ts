import type { HelpPage } from '@dialogwerk/shared/contract';

/** The help of sharing. */
export const help: readonly HelpPage[] = [
  {
    id: 'teilen',
    kind: 'task',
    title: 'Live schalten und teilen',
    summary: 'Link, QR-Code, eigene Website und woher Teilnehmende kommen.',
    words: ['Link', 'QR', 'Code', 'einbetten', 'Website', 'HTML', 'Widget', 'aktiv', 'inaktiv', 'starten'],
    passages: [
      {
        id: 'live',
        title: 'Live und inaktiv',
        text: [
          'Solange ein Dialog live ist, können alle mit dem Link teilnehmen. Ist er inaktiv, erfahren sie, dass er nicht mehr aktiv ist. Alle bisherigen Antworten bleiben.',
          'Beim ersten Live-Schalten wird der Dialog so veröffentlicht, wie er dann ist. Spätere Änderungen bekommen Teilnehmende erst, wenn Sie sie veröffentlichen.',
        ],
        steps: [
          'Öffnen Sie „Teilen“.',
          'Schalten Sie „Dialog live“ ein.',
          'Kopieren Sie den Link oder speichern Sie den QR-Code.',
        ],
      },
      {
        id: 'einbinden',
        title: 'Auf einer Website einbinden',
        text: ['Fügen Sie die angezeigten Zeilen HTML in Ihre Seite ein. Der Dialog erscheint dort ohne Rahmen.'],
      },
      {
        id: 'herkunft',
        title: 'Woher Teilnehmende kommen',
        text: [
          'Legen Sie fest, welche Angaben aus dem Link gespeichert werden. Sie stehen dann in Auswertung, Filter und Export; alles andere im Link wird nicht gespeichert.',
          'Schreiben Sie keine Namen oder E-Mail-Adressen in einen Link: Er steht auch im Verlauf des Browsers.',
        ],
        example: 'Parameter „quelle“, Link für den Newsletter: …?quelle=newsletter',
      },
    ],
  },
];
