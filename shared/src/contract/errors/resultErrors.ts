import { refusal } from './ErrorRecord.ts';

/** Refusals about results: filters, exports. */
export const resultErrors = {
  'results/bad-filter': refusal(
    422,
    'Dieser Filter ist nicht lesbar: Die Adresse wurde wohl unvollständig kopiert. Bitte setzen Sie den Filter neu.',
    'filter',
  ),
  'results/unknown-question': refusal(
    404,
    'Diese Frage gibt es in diesem Dialog nicht, auch nicht in einer früheren Version.',
  ),
  'results/unknown-segment': refusal(404, 'Dieses Segment gibt es nicht mehr.'),
  'results/too-many-segments': refusal(409, 'Ein Dialog hat höchstens 200 Segmente. Bitte löschen Sie zuerst eines.'),
  'results/unknown-report': refusal(
    404,
    'Diesen Bericht gibt es nicht mehr. Vielleicht hat ihn jemand aus dem Team gelöscht.',
  ),
  'results/report-changed': refusal(
    409,
    'Jemand hat diesen Bericht inzwischen geändert. Ihre Version ist nicht gespeichert, steht aber noch hier: Behalten Sie sie als eigenen Bericht, oder öffnen Sie die neue.',
    'based_on',
  ),
  'results/too-many-reports': refusal(409, 'Ein Dialog hat höchstens 50 Berichte. Bitte löschen Sie zuerst einen.'),
  'results/too-many-notes': refusal(409, 'Ein Gespräch hat höchstens 100 Notizen. Bitte löschen Sie zuerst eine.'),
  'results/too-much': refusal(
    503,
    'Die Antworten ließen sich nicht schnell genug vergleichen. Bitte grenzen Sie die Auswahl ein, oder versuchen Sie es später noch einmal.',
  ),
  'code/unknown': refusal(404, 'Diesen Code gibt es nicht mehr. Vielleicht hat ihn jemand aus dem Team gelöscht.'),
  'code/too-many': refusal<{ most: number }>(
    409,
    ({ most }) => `Eine Frage hat höchstens ${most} Codes. Bitte löschen Sie einen, den Sie nicht mehr brauchen.`,
  ),
  'code/no-text': refusal(404, 'Diese Antwort gibt es nicht mehr: Sie wurde inzwischen geändert oder gelöscht.'),
  'figures/unknown': refusal(
    404,
    'Diesen Link gibt es nicht, oder er gilt nicht mehr. Bitte fragen Sie die Person, die ihn Ihnen geschickt hat.',
  ),
  'figures/password': refusal(409, 'Für diese Zahlen brauchen Sie ein Passwort.', 'password'),
  'figures/wrong-password': refusal(409, 'Das Passwort stimmt nicht. Bitte prüfen Sie Ihre Eingabe.', 'password'),
  'figures/pass-expired': refusal(409, 'Diese Seite ist schon lange offen. Bitte laden Sie sie neu.'),
  'figures/bad-end': refusal(422, 'Der Link kann frühestens ab jetzt und spätestens in einem Jahr enden.', 'ends_at'),
  'figures/too-many-links': refusal(
    409,
    'Zu einem Dialog gibt es höchstens 50 Links zu Ergebnissen. Bitte sperren Sie zuerst einen.',
  ),
  'personal/no-words': refusal(422, 'Bitte geben Sie Wörter mit Buchstaben oder Ziffern an.', 'words'),
  'personal/too-many-words': refusal(
    409,
    'Ein Dialog hat höchstens 2.000 Entscheidungen zu Wörtern. Bitte nehmen Sie zuerst eine zurück.',
  ),
  'export/unknown': refusal(
    404,
    'Diesen Export gibt es nicht mehr. Bitte fordern Sie die Datei neu an; die Antworten sind alle noch da.',
  ),
  'export/too-many': refusal(
    503,
    'Gerade werden schon mehrere Dateien zugleich geschrieben. Bitte versuchen Sie es in einer Minute noch einmal.',
  ),
  'export/no-loop': refusal(
    422,
    'Diese Wiederholung gibt es in den veröffentlichten Versionen nicht. Bitte wählen Sie eine Zeile je Gespräch oder eine andere Wiederholung.',
    'rounds',
  ),
  'export/too-large-for-excel': refusal(
    422,
    'Excel fasst höchstens 1.048.575 Gespräche und 16.384 Spalten in einem Blatt. Bitte grenzen Sie die Auswahl ein, oder wählen Sie CSV.',
    'format',
  ),
} as const;
