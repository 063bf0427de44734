import type { DataColumn } from '@dialogwerk/shared/dialog';
import type { ExpectedFigure } from '../StudyFacts.ts';
import { figureSyntax } from './figureSyntax.ts';
import { labelSyntax } from './labelSyntax.ts';

/** Reads the package's SPSS file, labels it and works out the figures: `auswertung.sps`, for SPSS and PSPP. */
export function spssScript(variables: readonly DataColumn[], figures: readonly ExpectedFigure[]): string {
  return `* Liest die Daten dieses Pakets, beschriftet sie und rechnet nach, was die Analyse von Dialogwerk gezeigt hat.
* Für SPSS ab 21 in UTF-8 und PSPP. Zuerst in den Ordner dieses Pakets wechseln, zum Beispiel: CD 'C:\\Paket'.
* Danach stehen die Daten im Speicher; jede Kennzahl mit erwartetem und berechnetem Wert steht in ergebnis_SPSS.csv.
SET DECIMAL=DOT.
GET FILE='daten.sav'.

${labelSyntax(variables)}
${figureSyntax(variables, figures)}`;
}
