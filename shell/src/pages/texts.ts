import type { InformationPageName } from '../routes/RouteEntry.ts';

/** What the plain pages of the shell say. */
export const texts = {
  plannedTitle: 'Dieser Bereich folgt in einer späteren Version',
  planned:
    'Wir arbeiten daran. Ihre Dialoge und Antworten sind davon nicht betroffen, und alles andere können Sie wie gewohnt benutzen.',
  toDashboard: 'Zum Dashboard',
  toLogin: 'Zur Anmeldung',

  closedTitle: 'Dieser Bereich ist für diesen Dialog gerade nicht verfügbar',
  closed:
    'Dafür gibt es zwei mögliche Gründe: Ihre Berechtigung für diesen Dialog umfasst den Bereich nicht, oder der Dialog enthält noch keine Frage. Die verfügbaren Bereiche finden Sie in der Leiste oben.',

  servedTitle: 'Dieser Dialog lässt sich gerade nicht öffnen',
  served: 'Der Server hat die Seite des Dialogs nicht geliefert. Bitte versuchen Sie es in einem Moment noch einmal.',
  opening: 'Der Dialog wird geöffnet.',
  retry: 'Erneut versuchen',

  informationTitle: 'Diesen Text stellt der Betreiber bereit',
} as const;

/** Which text belongs on each page, for whoever runs the installation. */
export const informationTexts: Readonly<Record<InformationPageName, string>> = {
  Impressum:
    'Hier steht die Anbieterkennzeichnung: Name und Anschrift des Betreibers dieser Installation, Vertretungsberechtigte, Kontakt und, soweit vorhanden, Register- und Umsatzsteuernummer. Für diese Installation ist noch kein Text hinterlegt.',
  Impressum_Tatort:
    'Hier steht die Anbieterkennzeichnung des öffentlichen Krimispiels: Name und Anschrift des Anbieters, Vertretungsberechtigte und Kontakt. Für diese Installation ist noch kein Text hinterlegt.',
  BI: 'Hier steht die Erklärung zur Barrierefreiheit: wie weit diese Installation die Anforderungen erfüllt, wohin man Hindernisse meldet und welche Schlichtungsstelle zuständig ist. Für diese Installation ist noch kein Text hinterlegt.',
  Datenschutz:
    'Hier steht die Datenschutzerklärung dieser Installation: wer verantwortlich ist, welche Daten zu welchem Zweck und auf welcher Grundlage verarbeitet werden, wie lange sie bleiben und welche Rechte Sie haben. Für diese Installation ist noch kein Text hinterlegt.',
  AGB: 'Hier stehen die Allgemeinen Geschäftsbedingungen, unter denen der Betreiber diese Installation anbietet. Für diese Installation ist noch kein Text hinterlegt.',
  About:
    'Hier stellt der Betreiber sich und diese Installation vor. Für diese Installation ist noch kein Text hinterlegt.',
};
