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
        id: 'stand',
        title: 'Was Teilnehmende bekommen',
        text: [
          'Hier steht, welche Version Teilnehmende bekommen und wie viele Ihrer Änderungen sie noch nicht sehen. „Veröffentlichen“ gibt ihnen den Dialog, wie er jetzt ist; begonnene Gespräche laufen auf ihrer Version weiter.',
        ],
      },
      {
        id: 'link',
        title: 'Link und QR-Code',
        text: [
          'Wer den Link öffnet, nimmt ohne Konto und ohne Namen teil. Der QR-Code führt zum selben Link; gespeichert ist er ein Bild, das auch groß gedruckt scharf bleibt.',
        ],
        example: 'QR-Code auf dem Plakat, Link in der E-Mail',
      },
      {
        id: 'name',
        title: 'Adresse zum Weitersagen',
        text: [
          'Geben Sie der Adresse einen Namen, den man sagen und abtippen kann. Er steht dann in allen Links und im QR-Code. Ändern Sie ihn, führt der frühere weiterhin hierher; gedruckte Plakate bleiben gültig.',
          'Ein Name lässt sich leichter erraten als der Link ohne Namen.',
        ],
        example: '…/dialog/kundenzufriedenheit',
      },
      {
        id: 'einbinden',
        title: 'Auf einer Website einbinden',
        text: ['Fügen Sie die angezeigten Zeilen HTML in Ihre Seite ein. Der Dialog erscheint dort ohne Rahmen.'],
      },
      {
        id: 'weitere',
        title: 'Weitere Adressen',
        text: [
          'Zwei weitere Adressen führen zum selben Dialog: eine kurze zum Abschreiben und eine ohne Kopfzeile, etwa für eine App.',
        ],
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
