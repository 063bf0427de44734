import { counted, formatCount } from '@dialogwerk/shared/numbers';

const dialogs = (names: readonly string[]) =>
  names.length === 1 ? `„${names[0]}“` : `${formatCount(names.length)} Dialoge`;
const verb = (names: readonly string[], one: string, many: string) => (names.length === 1 ? one : many);

/** What comes once dialogs are kept elsewhere. */
export const filingTexts = {
  folder: {
    title: (names: readonly string[]) => `${dialogs(names)} verschieben`,
    legend: 'Ordner',
    none: 'Kein Ordner',
    add: 'Neuer Ordner',
    move: 'Verschieben',
    own: 'Ordner und Schlagwörter sehen nur Sie, nicht Ihr Team.',
    done: (names: readonly string[], folder: string | null) =>
      folder === null
        ? `${dialogs(names)} ${verb(names, 'liegt', 'liegen')} jetzt in keinem Ordner.`
        : `${dialogs(names)} ${verb(names, 'liegt', 'liegen')} jetzt in „${folder}“.`,
    notMade: (reason: string) => `Der Ordner wurde nicht angelegt. ${reason}`,
    createTitle: 'Neuer Ordner',
    name: 'Name des Ordners',
    nameMissing: 'Bitte geben Sie dem Ordner einen Namen.',
    create: 'Anlegen',
    made: (name: string) => `Der Ordner „${name}“ ist angelegt. Dialoge verschieben Sie in ihrem Menü.`,
    renameTitle: 'Ordner umbenennen',
    rename: 'Umbenennen',
    renamed: (name: string) => `Der Ordner heißt jetzt „${name}“.`,
    notRenamed: (name: string, reason: string) => `Der Ordner „${name}“ behält seinen Namen. ${reason}`,
    deleted: (name: string) => `Der Ordner „${name}“ ist gelöscht. Seine Dialoge bleiben.`,
    notDeleted: (name: string, reason: string) => `Der Ordner „${name}“ wurde nicht gelöscht. ${reason}`,
    back: (name: string) => `Der Ordner „${name}“ ist wieder da, mit seinen Dialogen.`,
    notBack: (name: string, reason: string) => `Der Ordner „${name}“ ist noch gelöscht. ${reason}`,
  },
  place: {
    title: (names: readonly string[]) => `${dialogs(names)} in einen Arbeitsbereich stellen`,
    legend: 'Arbeitsbereich',
    loading: 'Ihre Arbeitsbereiche werden geladen …',
    fault: (reason: string) => `Ihre Arbeitsbereiche konnten nicht geladen werden. ${reason}`,
    none: 'Keinem Arbeitsbereich',
    means: 'Alle Mitglieder des Arbeitsbereichs arbeiten dann mit, jeweils mit ihrer Berechtigung dort.',
    others: (count: number) =>
      count === 1
        ? 'Bei einem ausgewählten Dialog verwalten Sie das Team nicht; er bleibt, wo er ist.'
        : `Bei ${formatCount(count)} ausgewählten Dialogen verwalten Sie das Team nicht; sie bleiben, wo sie sind.`,
    make: 'Zuerst einen Arbeitsbereich anlegen',
    manage: 'Ihre Arbeitsbereiche',
    move: 'Übernehmen',
    done: (names: readonly string[], workspace: string | null) =>
      workspace === null
        ? `${dialogs(names)} ${verb(names, 'steht', 'stehen')} jetzt in keinem Arbeitsbereich.`
        : `${dialogs(names)} ${verb(names, 'steht', 'stehen')} jetzt im Arbeitsbereich „${workspace}“.`,
  },
  tags: {
    title: (names: readonly string[]) => `Schlagwörter: ${dialogs(names)}`,
    legend: 'Vorhandene Schlagwörter',
    add: 'Neues Schlagwort',
    addHelp: 'Mehrere trennen Sie mit einem Komma.',
    none: 'Es gibt noch kein Schlagwort.',
    tooMany: (most: number) => `Ein Dialog hat höchstens ${most} Schlagwörter.`,
    save: 'Speichern',
    done: (names: readonly string[]) => `Die Schlagwörter sind gespeichert: ${dialogs(names)}.`,
  },
  team: {
    title: (name: string) => `„${name}“ für ein Team kopieren`,
    intro:
      'Die Kopie gehört Ihnen. Alle im gewählten Team haben sofort Zugriff darauf, mit der Berechtigung, die sie dort haben. Antworten und Geheimnisse werden nicht kopiert.',
    legend: 'Team',
    loading: 'Ihre Teams werden geladen …',
    fault: (reason: string) => `Ihre Teams konnten nicht geladen werden. ${reason}`,
    none: 'Sie verwalten noch kein Team. Laden Sie zuerst in einem Dialog über „Team“ jemanden ein, oder legen Sie mit „Duplizieren“ eine Kopie nur für sich an.',
    of: (name: string, surveys: number) =>
      surveys === 1 ? `Team von „${name}“` : `Team von „${name}“ und ${formatCount(surveys - 1)} weiteren`,
    member: (name: string, role: string) => `${name} (${role})`,
    copy: 'Kopieren',
    running: (name: string) => `„${name}“ wird kopiert …`,
    done: (name: string, people: number) =>
      `„${name}“ ist angelegt, ${counted(people, 'weitere Person hat', 'weitere Personen haben')} Zugriff.`,
    failed: (name: string, reason: string) => `„${name}“ wurde nicht kopiert. ${reason}`,
  },
  deletion: {
    title: (names: readonly string[]) => `${dialogs(names)} löschen?`,
    live: (count: number) =>
      count === 1
        ? 'Einer ist live: Sein Link funktioniert dann nicht mehr, auch für Personen mitten im Gespräch.'
        : `${formatCount(count)} davon sind live: Ihre Links funktionieren dann nicht mehr, auch für Personen mitten im Gespräch.`,
    answers: (count: number) =>
      count === 1
        ? 'Mit in den Papierkorb kommt 1 beendetes Gespräch.'
        : `Mit in den Papierkorb kommen ${formatCount(count)} beendete Gespräche.`,
    others: (count: number) =>
      count === 1
        ? 'Ein ausgewählter Dialog gehört Ihnen nicht; er bleibt.'
        : `${formatCount(count)} ausgewählte Dialoge gehören Ihnen nicht; sie bleiben.`,
    keptOne: 'Er liegt danach 30 Tage im Papierkorb. So lange können Sie ihn mit allen Antworten wiederherstellen.',
    kept: 'Sie liegen danach 30 Tage im Papierkorb. So lange können Sie sie mit allen Antworten wiederherstellen.',
    confirm: 'In den Papierkorb',
  },
} as const;
