/** What people read in the team dialog. Spec §4 to §6 fix the sentences marked so. */
export const texts = {
  title: 'Team dieses Dialogs',
  loading: 'Das Team wird geladen.',
  empty: 'Dieser Dialog hat noch keine weiteren Mitglieder.',
  members: 'Mitglieder',
  close: 'Schließen',
  readOnly: 'Mitglieder einladen und Berechtigungen ändern kann, wer Besitzer ist oder vollen Zugriff hat.',

  /** Spec §6. */
  you: 'Du',
  wholeMultichat: 'User zu allen Dialogen in diesem Multichat hinzufügen',
  /** Spec §4, 'Invitation'. */
  pending: 'Einladung ausstehend',
  resend: 'Erneut senden',

  roleOf: (name: string) => `Berechtigung von ${name}`,
  remove: (name: string) => `${name} entfernen`,
  askRemove: 'Zugriff sofort beenden?',
  doRemove: 'Entfernen',
  keep: 'Abbrechen',

  inviteTitle: 'Jemanden einladen',
  email: 'E-Mail-Adresse',
  role: 'Berechtigung',
  roleMissing: 'Bitte eine Berechtigung auswählen',
  invite: 'Einladen',
  inviting: 'Wird eingeladen …',

  invited: (name: string) => `${name} ist eingeladen.`,
  resent: (name: string) => `Die Einladung an ${name} ist noch einmal unterwegs.`,
  changed: (name: string, role: string) => `${name} hat jetzt die Berechtigung „${role}“.`,
  removed: (name: string) => `${name} hat keinen Zugriff mehr auf diesen Dialog.`,
} as const;
