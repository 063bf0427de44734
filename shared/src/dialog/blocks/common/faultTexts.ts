/** What authors read about the settings of one block. */
export const faultTexts = {
  noChoice: {
    options: 'Es gibt nichts auszuwählen: Die Frage hat keine Option.',
    entries: 'Die Wissensfrage hat keinen Eintrag.',
    items: 'Die Fragenbatterie hat keine Aussage.',
    scale: 'Die Skala fehlt: Die gemeinsame Skala, die hier eingestellt ist, gibt es nicht mehr.',
  },
  duplicateId: {
    message: (what: string) => `Zwei Antworten haben dieselbe Kennung: ${what}.`,
    point: (value: number) => `Zwei Punkte der Skala haben denselben Wert ${value}.`,
    item: 'Zwei Aussagen haben dieselbe Kennung; nur eine davon wird gefragt.',
    meets: 'Wer die zweite wählt, dem wird die erste gespeichert.',
    itemMeets: 'Eine der beiden Aussagen wird nie gefragt.',
    fix: 'Eigene Kennung vergeben',
  },
  bounds: {
    swapped: 'Die untere Grenze liegt über der oberen.',
    swappedMeets: 'Die Grenzen werden vertauscht angewendet.',
    swap: 'Grenzen tauschen',
    noInteger: 'Zwischen den Grenzen liegt keine ganze Zahl.',
    noIntegerMeets: 'Jede Zahl wird angenommen, auch mit Nachkommastellen.',
    onePoint: 'Der Schieberegler hat nur einen einzigen Wert.',
    onePointMeets: 'Sie können nichts verschieben.',
    wideStep: 'Die Schrittweite ist größer als der ganze Bereich.',
    wideStepMeets: 'Sie können nur die beiden Enden wählen.',
    tooMany: (min: number, count: number) => `Mindestens ${min} Antworten sind verlangt, es gibt aber nur ${count}.`,
    noText: 'Keine Antwort kann so lang sein und zugleich die Form haben, die verlangt ist.',
    noTextMeets: 'Angenommen wird jede Antwort, gleich welcher Form und wie kurz.',
    dropForm: 'Form und Mindestlänge entfernen',
    tooManyMeets: 'Sie müssen alles auswählen.',
    setMin: (min: number) => `Mindestzahl auf ${min} setzen`,
  },
} as const;
