/** What the texts that respondents read are called to authors: where they are written, where a change of them is told, and where they are translated. */
export const textFieldNames = {
  context: 'Was der Bot sagt',
  nachfrage: 'Nachfrage',
  acknowledgement: 'Reaktion auf die Antwort',
  media_text: 'Alternativtext oder Abschrift',
  embed_title: 'Titel des eingebetteten Inhalts',
  reason: 'Warum fragen Sie das?',
} as const;

/** The same of a dialog's settings. */
export const textSettingNames = {
  survey_name: 'Name des Dialogs',
  welcome: 'Begrüßung',
  ending: 'Schlusstext',
  privacy_declaration_text: 'Datenschutzerklärung',
  wording_restart: 'Menüpunkt zum Neustarten',
  wording_delete: 'Menüpunkt zum Löschen',
  wording_privacy: 'Menüpunkt zum Datenschutz',
  wording_restart_header: 'Neustart: Überschrift',
  wording_restart_text: 'Neustart: Text',
  wording_restart_btn_back: 'Neustart: zurück',
  wording_restart_btn_restart: 'Neustart: neu starten',
  wording_delete_header: 'Löschen: Überschrift',
  wording_delete_text: 'Löschen: Text',
  wording_delete_btn_back: 'Löschen: zurück',
  wording_delete_btn_delete: 'Löschen: löschen',
} as const;
