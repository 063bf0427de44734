/**
 * The privacy text that a template with personal data begins with. It is true as it stands and addresses nobody as 'du' or 'Sie';
 * only its author knows who answers for the data, so the template asks for that under `adapt`.
 */
export const privacyText = (about: {
  /** What is asked and what for; whole sentences. */
  readonly purpose: string;
  /** When it is deleted; a whole sentence. */
  readonly deleted: string;
}): string =>
  [
    '## Wer verantwortlich ist',
    'Verantwortlich ist die Stelle, die den Link zu diesem Dialog weitergegeben hat.',
    '## Welche Daten wozu',
    about.purpose,
    '## Wie lange',
    about.deleted,
    '## Rechte',
    'Wer teilnimmt, kann Auskunft, Berichtigung und Löschung verlangen, eine Einwilligung jederzeit widerrufen und sich bei der Aufsichtsbehörde für Datenschutz beschweren. Die eigenen Antworten lassen sich jederzeit im Menü des Dialogs löschen.',
  ].join('\n\n');
