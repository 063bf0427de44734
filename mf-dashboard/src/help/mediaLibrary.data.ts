import type { HelpPage } from '@dialogwerk/shared/contract';

/** The media library. */
export const mediaLibraryPage: HelpPage = {
  id: 'mediathek',
  kind: 'task',
  title: 'Dateien in mehreren Dialogen verwenden',
  summary: 'Die Mediathek: hochladen, suchen, verwenden, ersetzen und löschen.',
  words: ['Mediathek', 'Bild', 'Video', 'Ton', 'Datei', 'hochladen', 'Alternativtext', 'ersetzen', 'Arbeitsbereich'],
  passages: [
    {
      id: 'hochladen',
      title: 'Dateien hochladen und finden',
      text: [
        'Die Mediathek eines Arbeitsbereichs hat Bilder, Töne und Videos für alle seine Dialoge. Sie können mehrere Dateien auf einmal hochladen oder auf die Seite ziehen. Angaben wie Ort und Gerät werden dabei aus ihnen entfernt.',
        'Geben Sie jeder Datei einen Alternativtext. Er kommt in jeden Dialog mit, der die Datei verwendet.',
      ],
      steps: [
        'Öffnen Sie im Dashboard „Mediathek“.',
        'Wählen Sie „Dateien hochladen“.',
        'Öffnen Sie die Datei und schreiben Sie den Alternativtext.',
      ],
    },
    {
      id: 'verwenden',
      title: 'In einem Dialog verwenden',
      text: [
        'Überall, wo Sie beim Bearbeiten eine Datei wählen, steht auch „Aus der Mediathek“. Der Dialog bekommt eine eigene Kopie: Er zeigt sie auch dann noch, wenn Sie den Arbeitsbereich verlassen.',
      ],
    },
    {
      id: 'ersetzen',
      title: 'Ersetzen und löschen',
      text: [
        '„Ersetzen“ tauscht die Datei in allen Entwürfen, die sie zeigen. Was veröffentlicht ist, bleibt, bis Sie den Dialog veröffentlichen.',
        'Löschen lässt sich nur, was kein Dialog mehr zeigt. Wo eine Datei gezeigt wird, steht bei ihr. Nach dem Löschen bringt „Rückgängig“ die Datei wieder.',
      ],
    },
  ],
};
