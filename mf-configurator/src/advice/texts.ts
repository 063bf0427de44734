import type { AdviceKind } from '@dialogwerk/shared/dialog/advice';

/** A hint on wording in words: what it is, why, what to do instead, and who says so. */
interface AdviceText {
  readonly title: string;
  readonly reason: string;
  readonly instead: string;
  readonly source: string;
}

const porst = 'Porst, Fragebogen: Ein Arbeitsbuch';
const faulbaum = 'Faulbaum, Prüfer & Rexroth, Was ist eine gute Frage?';

/** What authors read about the wording of questions. */
export const adviceTexts = {
  heading: 'Formulierung',
  hint: 'Ratschläge aus der Umfrageforschung. Sie stören niemanden; vielleicht haben Sie Gründe.',
  show: (count: number) => `${count} ${count === 1 ? 'Ratschlag' : 'Ratschläge'} zur Formulierung zeigen`,
  hide: 'Ratschläge zur Formulierung ausblenden',
  about: (title: string, quote: string) => `${title}: „${quote}“`,
  why: 'Warum?',
  whyOf: (title: string) => `Warum? ${title}`,
  want: 'So gewollt …',
  wantOf: (title: string) => `So gewollt … ${title}`,
  wantReason: 'Warum ist es so gewollt?',
  wantHint: 'Zum Beispiel: Wortlaut der geprüften Skala. Ihr Team liest das.',
  wantKeep: 'Nicht mehr raten',
  wantCancel: 'Abbrechen',
  wanted: 'Der Ratschlag ist ausgeblendet, bis sich der Text ändert.',
  undo: 'Rückgängig',
  showWanted: (count: number) => `${count} als „so gewollt“ ausgeblendet: zeigen`,
  hideWanted: 'Ausgeblendete nicht mehr zeigen',
  reasonOf: (reason: string) => `So gewollt: ${reason}`,
  unwant: 'Wieder raten',
  unwantOf: (title: string) => `Wieder raten: ${title}`,
  source: (source: string) => `Nach: ${source}`,
  kinds: {
    double: {
      title: 'Zwei Fragen in einer',
      reason:
        'Wer das eine so und das andere anders sieht, kann nicht antworten; Sie wissen nicht, worauf sich die Antwort bezieht.',
      instead: 'Stellen Sie zwei Fragen.',
      source: porst,
    },
    leading: {
      title: 'Legt eine Antwort nahe',
      reason: 'Viele stimmen zu, weil es erwartet wird, nicht weil sie so denken.',
      instead: 'Fragen Sie neutral und nennen Sie beide Seiten, etwa „Wie zufrieden oder unzufrieden …“.',
      source: porst,
    },
    negation: {
      title: 'Verneint',
      reason: 'Wer eine Verneinung ablehnt, muss doppelt verneinen; dabei verirren sich viele.',
      instead: 'Sagen Sie es bejahend.',
      source: porst,
    },
    absolute: {
      title: 'Ohne Ausnahme',
      reason: 'Kaum jemand tut etwas immer oder nie. Die einen nehmen es wörtlich, die anderen nicht.',
      instead: 'Fragen Sie, wie oft, oder lassen Sie das Wort weg.',
      source: faulbaum,
    },
    period: {
      title: 'Kein Zeitraum',
      reason: 'Die einen denken an gestern, die anderen an ihr Leben; die Antworten sind nicht vergleichbar.',
      instead: 'Nennen Sie einen Zeitraum, etwa „in den letzten vier Wochen“.',
      source: porst,
    },
    long: {
      title: 'Langer Satz',
      reason: 'Mehr als 30 Wörter liest kaum jemand zu Ende, auf dem Telefon am wenigsten.',
      instead: 'Teilen Sie den Satz, das Wichtigste zuerst.',
      source: porst,
    },
    jargon: {
      title: 'Fachwort',
      reason: 'Wer das Wort nicht kennt, antwortet meistens trotzdem.',
      instead: 'Sagen Sie es mit einem Wort, das alle kennen, oder erklären Sie es in Klammern.',
      source: porst,
    },
    unbalanced: {
      title: 'Schiefe Skala',
      reason: 'Hat eine Seite mehr Stufen als die andere, fallen die Antworten dorthin.',
      instead: 'Geben Sie beiden Seiten gleich viele Stufen.',
      source: faulbaum,
    },
    overlap: {
      title: 'Bereiche überschneiden sich',
      reason: 'Wer auf der Grenze liegt, passt zweimal.',
      instead: 'Lassen Sie den nächsten Bereich eins höher beginnen.',
      source: porst,
    },
    gap: {
      title: 'Lücke zwischen Bereichen',
      reason: 'Wer dazwischen liegt, kann nicht antworten.',
      instead: 'Lassen Sie die Bereiche aneinander anschließen.',
      source: porst,
    },
    sensitive: {
      title: 'Heikles am Anfang',
      reason: 'Solange noch kein Vertrauen da ist, brechen hier viele ab.',
      instead: 'Fragen Sie das weiter hinten, am besten zum Überspringen.',
      source: porst,
    },
    personal: {
      title: 'Persönliche Angabe ohne Zweck',
      reason:
        'Der Dialog braucht die Angabe nirgends, und es steht nicht da, wofür. Sie dürfen nur erheben, was Sie brauchen.',
      instead: 'Sagen Sie, wofür, machen Sie die Frage freiwillig, oder lassen Sie sie weg.',
      source: 'DSGVO Art. 5 (Datenminimierung)',
    },
  } satisfies Readonly<Record<AdviceKind, AdviceText>>,
} as const;
