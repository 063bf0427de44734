import type { HelpPage } from '@dialogwerk/shared/contract';

/** The help of testing. */
export const help: readonly HelpPage[] = [
  {
    id: 'testen',
    kind: 'task',
    title: 'Testen',
    summary: 'Den Dialog so führen, wie ihn Teilnehmende erleben.',
    words: [
      'ausprobieren',
      'Handy',
      'Smartphone',
      'Vorschau',
      'Probe',
      'neu starten',
      'Ab hier testen',
      'Prüfstand',
      'Warum',
      'Variable setzen',
    ],
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
        id: 'pruefstand',
        title: 'Sehen, warum der Dialog so weitergeht',
        text: [
          '„Prüfstand“ über dem Gespräch zeigt den Weg bis hierher und bei jedem Block, warum er kam. „Ab hier noch einmal“ bringt das Gespräch vor eine Antwort zurück.',
          'Unter „Variablen“ tragen Sie einen Wert ein: Die offene Frage wird damit noch einmal gestellt, und das Gespräch geht damit weiter. „Verstanden“ sagt, wofür eigene Worte gehalten wurden und wie sicher, und „Warum so?“ führt zu den Beispielen. „Modell“ zeigt jede Anfrage an ein Sprachmodell.',
          'Denselben Prüfstand hat die Vorschau unter dem Gespräch.',
        ],
      },
      {
        id: 'multichat',
        title: 'Einen Multi-Chat ausprobieren',
        text: [
          '„Ausprobieren“ im Multi-Chat zeigt alle Chats nebeneinander, so wie eine Person sie hätte, auch bevor er live ist. Wartet ein Chat, steht dabei, worauf.',
          'Die Uhr steht still, bis Sie sie vorstellen: um eine Minute, eine Stunde, einen Tag oder bis zum Nächsten, was von selbst geschieht.',
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
  {
    id: 'messenger',
    kind: 'reference',
    title: 'Was Teilnehmende selbst bestimmen',
    summary: 'Was sich im Messenger tippen, einstellen und ändern lässt, ohne dass Sie etwas einrichten.',
    words: ['Hilfe', 'zurück', 'Menü', 'Barrierefreiheit'],
    see: ['testen'],
    passages: [
      {
        id: 'woerter',
        title: 'Getippte Wörter',
        text: [
          'Wer statt einer Antwort nur „hilfe“ schreibt, liest, was möglich ist. „zurück“ öffnet die letzte Antwort zum Ändern, „neu starten“ fragt nach und beginnt von vorn. In anderen Sprachen sind es deren Wörter, auf Englisch „help“, „back“ und „restart“.',
          'Spricht eine Option der Frage selbst davon, gilt die Option. Könnte das Wort auch eine Antwort sein, etwa in einer offenen Frage, wird gefragt, was gemeint ist: „Als Antwort senden“ nimmt es als Antwort. In Multi-Chats ist alles Getippte eine Antwort.',
        ],
        example: '„Zurück“ als Option einer Auswahl bleibt eine Option.',
      },
      {
        id: 'tempo',
        title: 'Tempo und Pause',
        text: [
          'Im Menü lassen sich Nachrichten langsamer, schneller oder ganz ohne Pausen einstellen. „Nachrichten anhalten“ lässt alles Weitere warten, bis jemand auf „Weiter“ tippt. Das Tempo merkt sich der Browser für alle Dialoge; Ihre Einstellung bleibt, wie sie ist.',
        ],
      },
      {
        id: 'vorlesen',
        title: 'Vorlesen',
        text: [
          '„Nachrichten vorlesen“ im Menü liest vor, was der Bot sagt und was zur Auswahl steht. Es spricht eine Stimme des Geräts selbst: Kein Text verlässt es dafür. Wo ein Gerät keine eigene Stimme für die Sprache des Dialogs hat, fehlt der Punkt.',
        ],
      },
    ],
  },
];
