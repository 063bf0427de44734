import { listFormats } from '@dialogwerk/shared/dialog/formats';

const formats = listFormats()
  .map(({ name, kind }) => `${name}, ${kind}`)
  .join('; ');

/** The way to a first dialog. */
export const startTexts = {
  first: 'Noch kein Dialog',
  firstText:
    'Ein Dialog ist ein Fragebogen als Chat: Sie stellen Fragen, Ihre Teilnehmenden antworten über einen Link. ' +
    'In drei Schritten und etwa fünf Minuten ist Ihr erster live.',
  title: 'Ihr erster Dialog',
  text: (name: string) => `„${name}“ ist angelegt. So können andere daran teilnehmen:`,
  done: 'Erledigt',
  begin: {
    title: 'Vorlage wählen',
    text: `Über 20 fertige Dialoge, von der Zufriedenheit bis zum Quiz. Oder oben „Neuer Dialog“ für einen leeren; einen Fragebogen als Datei (${formats}, bis 5 MB) können Sie auch auf diese Seite ziehen.`,
  },
  write: {
    title: 'Texte anpassen',
    text: 'Klicken Sie im Graphen auf einen Block und schreiben Sie in Ihren Worten. Jede Änderung ist sofort gespeichert.',
    action: 'Texte anpassen',
  },
  live: {
    title: 'Live schalten',
    text: 'Unter „Teilen“ schalten Sie den Dialog live und geben den Link weiter. Er lässt sich jederzeit wieder abschalten.',
    action: 'Live schalten und teilen',
  },
} as const;
