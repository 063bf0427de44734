import { missingCodes } from '@dialogwerk/shared/dialog';
import type { DataColumn } from '@dialogwerk/shared/dialog';
import { seriesOf } from '../labelTables.ts';
import type { ExpectedFigure } from '../StudyFacts.ts';

/** The values of a series among the scratch variables: `#v` the value, or the how many-th kind of missing value it is, and `#m` which of both. */
function seriesSyntax(column: DataColumn, base: 'alle' | 'beendet', place: number): string {
  const least = missingCodes(column)[0]?.value ?? 0;
  const lines = [
    `COMPUTE #v(${place}) = VALUE(${column.name}).`,
    `COMPUTE #m(${place}) = MISSING(${column.name}).`,
    `IF (#m(${place}) = 1) #v(${place}) = #v(${place}) - (${least}).`,
  ];
  if (base === 'beendet') {
    lines.push(`DO IF (VALUE(dw_state) <> 1).`, `COMPUTE #v(${place}) = $SYSMIS.`, `END IF.`);
  }
  return `${lines.join('\n')}\n`;
}

/**
 * The figures, whatever they are of, by the same few steps: a case for each value of each series, counted, and from the counts all
 * figures. Names begin with '@', because no column of data does.
 */
export function figureSyntax(variables: readonly DataColumn[], figures: readonly ExpectedFigure[]): string {
  const columns = new Map(variables.map((variable) => [variable.name, variable]));
  const series = seriesOf(figures);
  const steps = series.map(({ column, base }, index) => {
    const variable = columns.get(column);
    if (!variable) throw new Error('a figure was of a column that is not in the file');
    return seriesSyntax(variable, base, index + 1);
  });
  if (series.length === 0) return '';
  return `VECTOR #v(${series.length}).
VECTOR #m(${series.length}).
${steps.join('')}LOOP @reihe = 1 TO ${series.length}.
COMPUTE @wert = #v(@reihe).
COMPUTE @fehlt = #m(@reihe).
XSAVE OUTFILE='zwischen_lang.sav' /KEEP=@reihe @fehlt @wert.
END LOOP.
EXECUTE.
${countedSyntax}`;
}

/** From `zwischen_lang.sav` and `kennzahlen.csv` to what differs; the same for every package. */
const countedSyntax = `
* Wie oft jeder Wert in jeder Reihe steht.
GET FILE='zwischen_lang.sav'.
SELECT IF NOT SYSMIS(@wert).
AGGREGATE OUTFILE=* /BREAK=@reihe @fehlt @wert /@anzahl=N.
SAVE OUTFILE='zwischen_werte.sav'.

* Warum Werte fehlen: 0 nicht gefragt, 1 übersprungen, 2 keine Angabe, 3 zurückgezogen, 4 offen, 5 andere Form, 6 nicht angeboten.
COMPUTE @da = (@fehlt = 0) * @anzahl.
COMPUTE @skip = (@fehlt = 1 AND (@wert = 1 OR @wert = 8)) * @anzahl.
COMPUTE @na = (@fehlt = 1 AND @wert = 2) * @anzahl.
COMPUTE @zurueck = (@fehlt = 1 AND @wert = 3) * @anzahl.
COMPUTE @offen = (@fehlt = 1 AND @wert = 4) * @anzahl.
COMPUTE @form = (@fehlt = 1 AND @wert = 5) * @anzahl.
AGGREGATE OUTFILE=* /BREAK=@reihe /@n=SUM(@da) /@skip=SUM(@skip) /@na=SUM(@na) /@zurueck=SUM(@zurueck)
  /@offen=SUM(@offen) /@form=SUM(@form).
SAVE OUTFILE='zwischen_arten.sav'.

* Mittelwert, Streuung und Quantile (Typ 7) aus den Häufigkeiten.
GET FILE='zwischen_werte.sav'.
SELECT IF @fehlt = 0.
SORT CASES BY @reihe @wert.
COMPUTE @summe = @anzahl * @wert.
SAVE OUTFILE='zwischen_werte.sav'.
AGGREGATE OUTFILE=* /BREAK=@reihe /@m_n=SUM(@anzahl) /@m_s=SUM(@summe) /@min=MIN(@wert) /@max=MAX(@wert).
COMPUTE @mittel = @m_s / @m_n.
SAVE OUTFILE='zwischen_mittel.sav'.
GET FILE='zwischen_werte.sav'.
MATCH FILES FILE=* /TABLE='zwischen_mittel.sav' /BY @reihe.
COMPUTE @bis = @anzahl.
IF (@reihe = LAG(@reihe)) @bis = LAG(@bis) + @anzahl.
COMPUTE @quadrat = @anzahl * (@wert - @mittel) ** 2.
DO REPEAT @anteil = 0.25 0.5 0.75 /@q = @q1 @q2 @q3.
COMPUTE #p = (@m_n - 1) * @anteil.
COMPUTE #u = TRUNC(#p).
COMPUTE #o = #u + (#p > #u).
COMPUTE @q = 0.
IF (@bis - @anzahl <= #u AND #u < @bis) @q = @q + @wert * (1 - (#p - #u)).
IF (@bis - @anzahl <= #o AND #o < @bis) @q = @q + @wert * (#p - #u).
END REPEAT.
AGGREGATE OUTFILE=* /BREAK=@reihe /@m_n=FIRST(@m_n) /@mittel=FIRST(@mittel) /@min=FIRST(@min) /@max=FIRST(@max)
  /@quadrat=SUM(@quadrat) /@q1=SUM(@q1) /@q2=SUM(@q2) /@q3=SUM(@q3).
IF (@m_n > 1) @sd = SQRT(@quadrat / (@m_n - 1)).
SAVE OUTFILE='zwischen_mittel.sav'.

* Was die Analyse gezeigt hat, und was hier herauskommt.
GET DATA /TYPE=TXT /FILE='kennzahlen.csv' /ARRANGEMENT=DELIMITED /DELIMITERS=',' /QUALIFIER='"' /FIRSTCASE=2
  /VARIABLES=@kennzahl F8.0 @reihe F8.0 @variable A64 @basis A8 @art A20 @wert F24.12 @faktor F8.0 @erwartet F24.12.
SORT CASES BY @reihe @wert.
MATCH FILES FILE=* /TABLE='zwischen_werte.sav' /BY @reihe @wert /DROP=@fehlt @summe.
MATCH FILES FILE=* /TABLE='zwischen_arten.sav' /BY @reihe.
MATCH FILES FILE=* /TABLE='zwischen_mittel.sav' /BY @reihe.
RECODE @anzahl @n @skip @na @zurueck @offen @form (SYSMIS=0).
STRING @was (A20).
COMPUTE @was = RTRIM(@art).
IF (@was = 'anzahl') @ist = @anzahl.
IF (@was = 'anteil' AND @n > 0) @ist = @anzahl / @n.
IF (@was = 'anteil' AND @n = 0) @ist = 0.
IF (@was = 'n') @ist = @n.
IF (@was = 'mittelwert') @ist = @mittel.
IF (@was = 'standardabweichung') @ist = @sd.
IF (@was = 'minimum') @ist = @min.
IF (@was = 'q1') @ist = @q1.
IF (@was = 'median') @ist = @q2.
IF (@was = 'q3') @ist = @q3.
IF (@was = 'maximum') @ist = @max.
IF (@was = 'keine_angabe') @ist = @na.
IF (@was = 'uebersprungen') @ist = @skip.
IF (@was = 'zurueckgezogen') @ist = @zurueck.
IF (@was = 'offen') @ist = @offen.
IF (@was = 'beantwortet') @ist = @n + @na + @form.
IF (@was = 'gefragt') @ist = @n + @na + @form + @skip + @zurueck + @offen.
COMPUTE @teil = @ist * @faktor.
COMPUTE @leer = MISSING(@teil).
SORT CASES BY @kennzahl.
AGGREGATE OUTFILE=* /BREAK=@kennzahl /@variable=FIRST(@variable) /@art=FIRST(@art) /@wert=FIRST(@wert)
  /@erwartet=FIRST(@erwartet) /@berechnet=SUM(@teil) /@leer=SUM(@leer).
COMPUTE @anders = 1.
IF (@leer = 0 AND ABS(@berechnet - @erwartet) <= 0.00000001 * MAX(1, ABS(@erwartet))) @anders = 0.
FORMATS @berechnet @erwartet (F24.12).
SAVE TRANSLATE /OUTFILE='ergebnis_SPSS.csv' /TYPE=CSV /FIELDNAMES /REPLACE
  /KEEP=@kennzahl @variable @art @wert @erwartet @berechnet @anders.
TITLE 'Wie viele Kennzahlen anders sind als erwartet (0: alle stimmen)'.
DESCRIPTIVES VARIABLES=@anders /STATISTICS=SUM.
SELECT IF @anders = 1.
LIST VARIABLES=@kennzahl @variable @art @wert @erwartet @berechnet.
ERASE FILE='zwischen_lang.sav'.
ERASE FILE='zwischen_werte.sav'.
ERASE FILE='zwischen_arten.sav'.
ERASE FILE='zwischen_mittel.sav'.
GET FILE='daten.sav'.
`;
