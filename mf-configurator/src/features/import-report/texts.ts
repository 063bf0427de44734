import { counted } from '@dialogwerk/shared/numbers';

const lines = (count: number): string => counted(count, 'Stelle', 'Stellen');
const causes = (count: number): string => counted(count, 'Punkt', 'Punkte');

/** What authors read about how their questionnaire file was taken over. */
export const texts = {
  title: 'Importbericht',
  loading: 'Der Importbericht wird geladen …',
  fault: (reason: string) =>
    `Der Importbericht kann gerade nicht gezeigt werden. ${reason} Ihr Dialog ist nicht betroffen.`,

  notImportedTitle: 'Kein Import',
  notImported: 'Dieser Dialog wurde nicht aus einer Datei importiert.',
  allTitle: 'Alles wurde so übernommen, wie es in der Datei steht.',
  from: (file: string, day: string) => (file === '' ? `Importiert am ${day}.` : `„${file}“, importiert am ${day}.`),
  intro: (count: number) =>
    count === 1
      ? 'In einem Punkt weicht der Dialog von der Datei ab:'
      : `In ${count} Punkten weicht der Dialog von der Datei ab:`,

  filter: 'Was gezeigt wird',
  showAll: (count: number) => `Alle (${count})`,
  showWarnings: (count: number) => `Bitte prüfen (${count})`,
  noWarnings: 'Hier ist nichts zu prüfen.',
  warning: 'Bitte prüfen:',
  info: 'Zur Kenntnis:',
  list: 'Abweichungen, in der Reihenfolge der Datei',
  wholeFile: 'Ganze Datei',
  showBlock: (name: string) => `Zum Block „${name}“`,
  noBlock: 'Dazu gibt es keinen Block.',
  goneBlock: 'Der Block wurde inzwischen gelöscht.',
  linkId: (id: string) => `Kennung in der Datei: ${id}`,
  concerned: (count: number) => (count === 1 ? 'Betrifft eine Stelle' : `Betrifft ${lines(count)}`),
  moreItems: (count: number) => `${lines(count)} mehr nennen`,
  more: (count: number) => `${causes(count)} mehr zeigen`,

  languageTitle: 'In welcher Sprache ist der Dialog?',
  language:
    'Die Datei nennt keine Sprache, und aus den Texten geht sie nicht sicher hervor. Nach ihr richtet sich, wie das Programm Teilnehmende anspricht.',
  languageChosen: (language: string) => `Sprache des Dialogs: ${language}.`,
} as const;
