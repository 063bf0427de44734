import type { HelpPage } from '@dialogwerk/shared/contract';

/** The help of what the shell draws itself; that of each module comes with its release. */
export const ownHelp: readonly HelpPage[] = [
  {
    id: 'zusammenarbeit',
    kind: 'task',
    title: 'Zusammenarbeit und Berechtigungen',
    summary: 'Andere einladen, und wer was darf.',
    words: ['Team', 'einladen', 'Rechte', 'Berechtigung', 'Rolle', 'Besitzer', 'Zugriff', 'teilen mit Kollegen'],
    passages: [
      {
        id: 'einladen',
        title: 'Jemanden einladen',
        text: [
          'Einladen, Berechtigungen ändern und jemanden entfernen können Besitzer und Personen mit vollem Zugriff.',
        ],
        steps: [
          'Öffnen Sie einen Dialog und wählen Sie oben „Team“; auf dem Telefon steht „Team“ im Profilmenü.',
          'Geben Sie die E-Mail-Adresse ein und wählen Sie eine Berechtigung.',
          'Bis die Einladung angenommen ist, steht dort „Einladung ausstehend“; Sie können sie erneut senden.',
        ],
      },
      {
        id: 'rollen',
        title: 'Berechtigungen',
        text: ['Bereiche, für die Ihre Berechtigung nicht ausreicht, sind oben ausgegraut.'],
        table: [
          { term: 'Besitzer', meaning: 'Alles, auch löschen.' },
          {
            term: 'Voller Zugriff',
            meaning: 'Bearbeiten, trainieren, testen, teilen, auswerten und das Team verwalten.',
          },
          { term: 'Bearbeiten + Trainieren', meaning: 'Bearbeiten, trainieren und testen.' },
          { term: 'Trainieren', meaning: 'Trainieren und testen.' },
          { term: 'Analysieren', meaning: 'Antworten ansehen und exportieren.' },
        ],
      },
      {
        id: 'gleichzeitig',
        title: 'Gleichzeitig bearbeiten',
        text: [
          'Änderungen anderer erscheinen von selbst. Haben zwei dieselbe Stelle geändert, fragt Dialogwerk, welche Version bleiben soll. Nichts geht verloren, auch nicht ohne Netz: Ihr Browser merkt sich, was noch nicht gesendet ist.',
        ],
      },
    ],
  },
  {
    id: 'konto',
    kind: 'task',
    title: 'Ihr Konto',
    summary: 'Name, Bild, Passwort, Darstellung und Ihre Daten.',
    words: ['Einstellungen', 'Passwort', 'E-Mail', 'abmelden', 'dunkel', 'hell', 'Avatar', 'Profil'],
    passages: [
      {
        id: 'einstellungen',
        title: 'Einstellungen',
        text: [
          'Im Profilmenü oben rechts führt „Einstellungen“ zu Name, Bild, E-Mail-Adresse, Passwort und angemeldeten Geräten. Dort laden Sie auch Ihre Daten herunter oder löschen Ihr Konto.',
        ],
      },
      {
        id: 'darstellung',
        title: 'Hell oder dunkel',
        text: ['Wählen Sie im Profilmenü „Hell“, „Dunkel“ oder „Wie das Gerät“. Teilnehmende sehen davon nichts.'],
      },
    ],
  },
];
