import { studyClock } from '@dialogwerk/shared/contract';
import type { DataColumn } from '@dialogwerk/shared/dialog';
import { formatCount } from '@dialogwerk/shared/numbers';

interface Facts {
  readonly name: string;
  /** '' for all conversations. */
  readonly filter: string;
  readonly conversations: number;
  readonly columns: number;
  readonly figures: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** What a replication package says in words. */
export const packageTexts = {
  types: { number: 'zahl', text: 'text', date: 'datum', time: 'uhrzeit', datetime: 'zeitpunkt' } satisfies Record<
    DataColumn['type'],
    string
  >,
  measures: { nominal: 'nominal', ordinal: 'ordinal', scale: 'metrisch' } satisfies Record<
    DataColumn['measure'],
    string
  >,
  /** Of a study's conversations. */
  universe: (filter: string) =>
    filter === ''
      ? 'Alle Gespräche des Dialogs.'
      : `Die Gespräche, die der Filter durchlässt (wie in der Adresse der Analyse): ${filter}`,
  alias: (name: string, revision: number) => `Im Dialog seit Version ${revision}: ${name}`,
  unit: 'Gespräch',
  readMe: ({ name, filter, conversations, columns, figures, at }: Facts): string =>
    `Replikationspaket: ${name}
Heruntergeladen am ${studyClock(at)} (Uhrzeit in Berlin). ${formatCount(conversations)} Gespräche, ${formatCount(columns)} Variablen.
${packageTexts.universe(filter)}

Das Paket enthält vielleicht, was Teilnehmende von sich erzählt haben. Bitte bewahren Sie es sicher auf und prüfen Sie
es, bevor Sie es weitergeben.

Was darin ist
  daten.csv        Die Daten als Text: UTF-8, Komma, Dezimalpunkt. Fehlende Werte sind die Zahlen aus dem Codebuch. Vor
                   Texten, die ein Tabellenprogramm als Formel lesen könnte, steht ein Apostroph.
  daten.sav        Dieselben Daten für SPSS, PSPP, jamovi, R (haven) und Stata, mit Beschriftungen und fehlenden Werten.
                   Sehr lange Texte gehen in weiteren Spalten weiter.
  daten.parquet    Dieselben Daten für R (arrow), Python (pandas, polars) und DuckDB; Texte ganz und ohne Apostroph.
  codebuch.html    Alle Variablen zum Lesen und Drucken.
  codebuch.xml     Dasselbe für Archive und Programme: DDI Codebook 2.5.
  variablen.csv    Namen, Beschriftungen und Fragetexte, auch die Namen in Stata.
  werte.csv        Was jede Zahl bedeutet, auch die der fehlenden Werte.
  kennzahlen.csv   ${formatCount(figures)} Kennzahlen, wie sie die Analyse bei diesem Filter gezeigt hat.
  auswertung.R     Lesen, beschriften und nachrechnen in R; es genügt R selbst.
  auswertung.do    Dasselbe in Stata (ab 14).
  auswertung.sps   Dasselbe in SPSS (ab 21) und PSPP.

Nachrechnen
  Entpacken Sie das Paket und starten Sie ein Skript mit diesem Ordner als Arbeitsverzeichnis. Es nennt am Ende, wie viele
  Kennzahlen anders sind als erwartet, und zeigt diese. Erwartet ist 0.

Womit gerechnet wird
  n                Wer einen Wert hat. Das ist auch die Basis von Anteilen: wer übersprungen hat, nicht gefragt oder nichts
                   angeboten bekam, zählt nicht mit, „keine Angabe“ auch nicht.
  anzahl, anteil   Wie oft ein Wert gewählt wurde, und welcher Anteil von n das ist.
  nicht angeboten  Wer die Frage, die Möglichkeit oder die Zeile in seiner Version des Dialogs nicht hatte. Die Analyse
                   zeigt dazu, wie viele geantwortet haben, ohne sie zu haben: in kennzahlen.csv die Zeilen mit derselben
                   Nummer und dem Faktor -1 (beantwortet, abzüglich beantwortet mit dieser Spalte).
  gefragt          beantwortet, übersprungen, zurückgezogen und offen zusammen.
  beendet          Berechnete Variablen zählen nur in beendeten Gesprächen (dw_state = 1).
  Quantile         Lineare Interpolation (Typ 7 in R). Standardabweichung mit n - 1.
  Zeilen mit derselben Nummer in „kennzahl“ gehören zusammen: Die Teile werden mit ihrem Faktor zusammengezählt.

Was fehlt
  Zeiten der Analyse sind genauer als die Sekunden in „dw_seconds“ und werden nicht nachgerechnet, ebenso Antworten auf
  „War das hilfreich?“, die dort mehrfach zählen können, und was an Texten codiert wurde.
  Kennzahlen von Variablen, die Sie beim Export abgewählt haben, stehen nicht in kennzahlen.csv.
`,
} as const;
