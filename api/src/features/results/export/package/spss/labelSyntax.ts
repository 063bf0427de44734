import { missingCodes } from '@dialogwerk/shared/dialog';
import type { DataColumn } from '@dialogwerk/shared/dialog';
import { spssLabel, spssValueLabel } from './spssText.ts';

/** Commands with a line for each of their parts; none where there are no parts. */
function command(name: string, parts: readonly string[]): string {
  return parts.length === 0 ? '' : `${name}\n  ${parts.join('\n  /')}.\n`;
}

function valueLabels(variable: DataColumn): string[] {
  const named = [...missingCodes(variable), ...variable.values];
  const labels = new Map(named.map(({ value, label }) => [value, label]));
  if (labels.size === 0) return [];
  const lines = [...labels].map(([value, label]) => `\n    ${value} ${spssValueLabel(label)}`);
  return [`${variable.name}${lines.join('')}`];
}

function missingValues(variable: DataColumn): string[] {
  const codes = missingCodes(variable);
  const [least, greatest] = [codes[0], codes.at(-1)];
  return least && greatest ? [`${variable.name} (${least.value} THRU ${greatest.value})`] : [];
}

/** Labels, names of values, kinds of missing values and measure levels of all columns. */
export function labelSyntax(variables: readonly DataColumn[]): string {
  const levels = (measure: DataColumn['measure']): string[] =>
    variables.filter((one) => one.measure === measure).map(({ name }) => name);
  return [
    command(
      'VARIABLE LABELS',
      variables.map(({ name, label }) => `${name} ${spssLabel(label)}`),
    ),
    command('VALUE LABELS', variables.flatMap(valueLabels)),
    command('MISSING VALUES', variables.flatMap(missingValues)),
    ...(['nominal', 'ordinal', 'scale'] as const).flatMap((measure) =>
      levels(measure).map((name) => `VARIABLE LEVEL ${name} (${measure.toUpperCase()}).\n`),
    ),
  ].join('');
}
