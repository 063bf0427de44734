/** What people read in the team dialog. Spec §4 to §6 fix the sentences marked so. */
export const texts = {
  title: 'Team dieses Dialogs',
  loading: 'Das Team wird geladen …',
  empty: 'Dieser Dialog hat noch keine weiteren Mitglieder.',
  members: 'Mitglieder',
  close: 'Schließen',
  missing: 'Das Team konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung.',
  readOnly: 'Mitglieder einladen und Berechtigungen ändern dürfen nur Besitzer und Personen mit vollem Zugriff.',

  /** Spec §6. */
  you: 'Du',
  wholeMultichat: 'User zu allen Dialogen in diesem Multichat hinzufügen',
  /** Spec §4, 'Invitation'. */
  pending: 'Einladung ausstehend',
  resend: 'Erneut senden',

  roleOf: (name: string) => `Berechtigung von ${name}`,
  remove: (name: string) => `${name} entfernen`,
  askRemove: 'Zugriff sofort beenden?',
  askRemoveOwn: 'Eigene Berechtigung in diesem Dialog beenden?',
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
  byWorkspace: (name: string, role: string | null) =>
    role === null ? `über Arbeitsbereich „${name}“` : `außerdem über Arbeitsbereich „${name}“: ${role}`,
  leftByWorkspace: (name: string, workspace: string) =>
    `${name} ist nur noch über den Arbeitsbereich „${workspace}“ dabei.`,
  workspace: 'Arbeitsbereich',
  standsHere: 'Dieser Dialog steht in',
  standsIn: (name: string) => `Dieser Dialog steht im Arbeitsbereich „${name}“.`,
  noWorkspace: 'Keinem Arbeitsbereich',
  workspaceHelp:
    'Wer zum Arbeitsbereich gehört, hat seine Berechtigung auch in diesem Dialog. Besitzerin oder Besitzer bleibt, wer es ist.',
  toWorkspaces: 'Ihre Arbeitsbereiche',
  makeWorkspace: 'Arbeitsbereich anlegen',
  moved: (name: string | null) =>
    name === null ? 'Der Dialog steht jetzt in keinem Arbeitsbereich.' : `Der Dialog steht jetzt in „${name}“.`,
  notMoved: (reason: string) => `Der Dialog bleibt, wo er ist. ${reason}`,
  undo: 'Rückgängig',

  removed: (name: string) => `${name} hat keinen Zugriff mehr auf diesen Dialog.`,
} as const;
