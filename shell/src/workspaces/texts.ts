import { counted } from '@dialogwerk/shared/numbers';

/** What people read about their workspaces. */
export const texts = {
  title: 'Arbeitsbereiche',
  lead: 'Was ein Team gemeinsam hat, an einer Stelle: Wer zum Arbeitsbereich gehört, arbeitet an allen seinen Dialogen mit.',
  loading: 'Arbeitsbereiche werden geladen …',
  faultTitle: 'Ihre Arbeitsbereiche konnten nicht geladen werden',
  faultText: (reason: string) => `${reason} Ihre Dialoge und alle Berechtigungen sind sicher gespeichert.`,
  emptyTitle: 'Noch kein Arbeitsbereich',
  empty:
    'Ein Arbeitsbereich ist für alle, die dauerhaft zusammenarbeiten: ein Institut, eine Abteilung, ein Kurs. Sie laden Personen einmal ein, statt für jeden Dialog einzeln. Markenauftritte und Dateien stehen dort allen zur Verfügung.',

  newTitle: 'Neuer Arbeitsbereich',
  name: 'Name des Arbeitsbereichs',
  nameMissing: 'Bitte geben Sie dem Arbeitsbereich einen Namen.',
  create: 'Arbeitsbereich anlegen',
  made: (name: string) => `Der Arbeitsbereich „${name}“ ist angelegt. Laden Sie jetzt jemanden ein.`,
  notMade: (reason: string) => `Der Arbeitsbereich wurde nicht angelegt. ${reason}`,

  facts: (role: string, members: number, surveys: number) =>
    `Ihre Berechtigung: ${role} · ${counted(members, 'Mitglied', 'Mitglieder')} · ${counted(surveys, 'Dialog', 'Dialoge')}`,
  teamLoading: 'Der Arbeitsbereich wird geladen …',
  teamFault: (reason: string) => `Die Mitglieder konnten nicht geladen werden. ${reason}`,
  membersTitle: 'Mitglieder',
  readOnly: 'Mitglieder einladen und Berechtigungen ändern dürfen nur Besitzer und Personen mit vollem Zugriff.',
  everywhere: 'Die Berechtigung gilt in allen Dialogen dieses Arbeitsbereichs, auch in denen, die später dazukommen.',

  dialogsTitle: 'Dialoge',
  noDialogs:
    'Hier steht noch kein Dialog. Auf dem Dashboard finden Sie im Menü eines Dialogs „In Arbeitsbereich stellen“; Sie können auch mehrere auswählen.',
  ownedBy: (owner: string) => `gehört ${owner}`,
  takeOut: 'Herausnehmen',
  takeOutOf: (name: string) => `„${name}“ aus dem Arbeitsbereich nehmen`,
  takenOut: (name: string) => `„${name}“ steht in keinem Arbeitsbereich mehr.`,
  notTakenOut: (reason: string) => `Der Dialog bleibt im Arbeitsbereich. ${reason}`,
  showDialogs: 'Auf dem Dashboard zeigen',

  settingsTitle: 'Verwalten',
  rename: 'Umbenennen',
  renamed: (name: string) => `Der Arbeitsbereich heißt jetzt „${name}“.`,
  notRenamed: (reason: string) => `Der Arbeitsbereich behält seinen Namen. ${reason}`,
  leave: 'Arbeitsbereich verlassen',
  askLeave:
    'Sie verlieren den Zugriff auf alle Dialoge, die Sie nur über diesen Arbeitsbereich haben. Wirklich verlassen?',
  doLeave: 'Verlassen',
  left: (name: string) => `Sie gehören nicht mehr zum Arbeitsbereich „${name}“.`,
  notLeft: (reason: string) => `Sie gehören weiter zum Arbeitsbereich. ${reason}`,
  remove: 'Arbeitsbereich löschen',
  removeMeans: (members: number, surveys: number) =>
    [
      surveys === 0
        ? 'Dialoge gehen dabei nicht verloren.'
        : `${counted(surveys, 'Dialog bleibt', 'Dialoge bleiben')} bei den Personen, denen sie gehören.`,
      members <= 1
        ? ''
        : `${counted(members - 1, 'anderes Mitglied verliert', 'andere Mitglieder verlieren')} den Zugriff, den es oder sie nur darüber haben.`,
      'Markenauftritte und Dateien des Arbeitsbereichs werden mit ihm gelöscht. 30 Tage lang können Sie alles wiederherstellen.',
    ]
      .filter((part) => part !== '')
      .join(' '),
  removed: (name: string) => `Der Arbeitsbereich „${name}“ ist gelöscht. Seine Dialoge bleiben.`,
  notRemoved: (reason: string) => `Der Arbeitsbereich wurde nicht gelöscht. ${reason}`,
  undo: 'Rückgängig',
  restored: (name: string) => `Der Arbeitsbereich „${name}“ ist wieder da, mit Mitgliedern und Dialogen.`,
  notRestored: (reason: string) => `Der Arbeitsbereich ist noch gelöscht. ${reason}`,
  deletedTitle: 'Gelöschte Arbeitsbereiche',
  deletedAt: (moment: string) => `Gelöscht am ${moment}, danach 30 Tage aufgehoben`,
  restore: 'Wiederherstellen',
  restoreOf: (name: string) => `„${name}“ wiederherstellen`,

  invited: (name: string) => `${name} ist eingeladen.`,
  resent: (name: string) => `Die Einladung an ${name} ist noch einmal unterwegs.`,
  changed: (name: string, role: string) => `${name} hat jetzt in allen Dialogen hier mindestens „${role}“.`,
  outOf: (name: string) => `${name} gehört nicht mehr zum Arbeitsbereich.`,

  invitations: 'Einladungen in Arbeitsbereiche',
  invitation: (name: string, role: string) => `„${name}“ als ${role}`,
  invitedBy: (person: string, moment: string) => `von ${person}, ${moment}`,
  somebody: 'jemandem, dessen Konto es nicht mehr gibt',
  accept: 'Annehmen',
  decline: 'Ablehnen',
  accepted: (name: string) => `Sie gehören jetzt zum Arbeitsbereich „${name}“.`,
  declined: (name: string) => `Die Einladung in „${name}“ ist abgelehnt.`,
  notAnswered: (reason: string) => `Die Einladung wartet noch. ${reason}`,
} as const;
