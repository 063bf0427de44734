import { missingCodes } from '@dialogwerk/shared/dialog';
import type { DataColumn } from '@dialogwerk/shared/dialog';
import { exportTexts } from '../../texts.ts';
import type { AskedColumn } from '../StudyFacts.ts';
import { packageTexts as texts } from '../texts.ts';
import { element, xmlText } from './xml.ts';

const levels: { readonly [M in DataColumn['measure']]: string } = {
  nominal: 'nominal',
  ordinal: 'ordinal',
  scale: 'ratio',
};

function formatOf({ type }: DataColumn): string {
  const isDay = type === 'date' || type === 'datetime';
  return element(
    'varFormat',
    {
      type: type === 'number' ? 'numeric' : 'character',
      schema: 'ISO',
      category: isDay ? 'date' : type === 'time' ? 'time' : null,
    },
    '',
  );
}

/** The words of the question, the newest ones as it; earlier ones stand in the notes. */
function questionOf(asked: AskedColumn | undefined): string {
  const text = asked?.wordings.at(-1)?.text;
  return text ? element('qstn', {}, element('qstnLit', {}, xmlText(text))) : '';
}

const category = (value: number, label: string, missing: string | null): string =>
  element(
    'catgry',
    missing === null ? {} : { missing: 'Y', missType: missing },
    element('catValu', {}, String(value)) + element('labl', {}, xmlText(label)),
  );

/** A variable in DDI Codebook 2.5, its elements in the order of the schema. `id`: of the document. */
export function ddiVariable(variable: DataColumn, id: string, asked: AskedColumn | undefined): string {
  const { name, label, type, measure, values, bounds, alias } = variable;
  const codes = missingCodes(variable);
  const [least, greatest] = [codes[0], codes.at(-1)];
  const notes = [
    ...(asked?.wordings.slice(0, -1) ?? []).map(({ text, revisions }) => exportTexts.asked.wording(text, revisions)),
    ...(alias ? [texts.alias(alias.name, alias.revision)] : []),
  ];
  const parts = [
    element('labl', {}, xmlText(label)),
    questionOf(asked),
    type === 'number' && bounds && values.length === 0
      ? element('valrng', {}, element('range', { UNITS: 'REAL', min: bounds.min, max: bounds.max }, ''))
      : '',
    least && greatest
      ? element('invalrng', {}, element('range', { UNITS: 'INT', min: least.value, max: greatest.value }, ''))
      : '',
    asked ? element('universe', { clusion: 'I' }, exportTexts.asked.offered(asked.offered)) : '',
    ...values.map((one) => category(one.value, one.label, null)),
    ...codes.map(({ kind, value, label: says }) => category(value, says, kind)),
    formatOf(variable),
    ...notes.map((note) => element('notes', {}, xmlText(note))),
  ];
  const intrvl = type === 'number' && measure === 'scale' ? 'contin' : 'discrete';
  return element('var', { ID: id, name, intrvl, nature: levels[measure], files: 'F1 F2 F3' }, parts.join(''));
}
