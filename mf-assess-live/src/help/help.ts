import type { HelpPage } from '@dialogwerk/shared/contract';

/** The help of testing. */
export const help: readonly HelpPage[] = [
  {
    id: 'testen',
    kind: 'task',
    title: 'Testen',
    summary: 'Den Dialog so führen, wie ihn Teilnehmende erleben.',
    words: ['ausprobieren', 'Handy', 'Smartphone', 'Vorschau', 'Probe', 'neu starten', 'Ab hier testen'],
    passages: [
      {
        id: 'gespraech',
        title: 'Ein Testgespräch führen',
        text: [
          'Unter „Testen“ läuft Ihr Entwurf im echten Messenger, auch wenn er noch nicht veröffentlicht ist. Ihre Tests zählen in der Analyse nicht mit.',
          '„Neu starten“ oben beginnt von vorn. Über dem Gespräch wählen Sie, ob es wie auf einem Telefon oder wie an einem Computer aussieht; die Vorschau beim Bearbeiten merkt sich dieselbe Wahl.',
          'Der Pfeil oben links führt zurück zum Bearbeiten, zu dem Block, an dem Sie gearbeitet haben.',
        ],
      },
      {
        id: 'ab-hier',
        title: 'Mitten im Dialog beginnen',
        text: [
          '„Ab hier testen“ in den Eigenschaften eines Blocks beginnt bei diesem Block. Was davor liegt, wird so beantwortet, dass ein Weg dorthin führt.',
        ],
      },
      {
        id: 'behalten',
        title: 'Als Test behalten',
        text: [
          '„Als Test behalten“ im Menü merkt sich das Gespräch: welche Antworten zu welchem Ende führen. Es wird bei jeder Änderung von selbst geprüft und vor dem Veröffentlichen noch einmal.',
        ],
        example: '„Wer 9 oder 10 vergibt, kommt zum Dank für Fürsprecher.“',
      },
    ],
  },
];
