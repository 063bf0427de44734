import { studyDay } from '@dialogwerk/shared/contract';
import type { ExportData } from '../../ExportData.ts';
import type { AskedColumn } from '../StudyFacts.ts';
import { packageTexts as texts } from '../texts.ts';
import { ddiVariable } from './ddiVariable.ts';
import { element, xmlText } from './xml.ts';

const NAMESPACE = 'ddi:codebook:2_5';
const SCHEMA = 'http://www.ddialliance.org/Specification/DDI-Codebook/2.5/XMLSchema/codebook.xsd';

/** Which names of files the data have, as `daten.<name>`. */
const files = ['csv', 'sav', 'parquet'] as const;

const idOf = (index: number): string => `V${index + 1}`;

function citation({ survey_name, study, at }: ExportData): string {
  const day = studyDay(at);
  return element(
    'citation',
    {},
    element(
      'titlStmt',
      {},
      element('titl', {}, xmlText(survey_name)) + element('IDNo', { agency: 'Dialogwerk' }, xmlText(study.id)),
    ) + element('prodStmt', {}, element('prodDate', { date: day }, day) + element('software', {}, 'Dialogwerk')),
  );
}

function fileDescription({ total, variables }: ExportData, extension: string, index: number): string {
  const dimensions = element('caseQnty', {}, String(total)) + element('varQnty', {}, String(variables.length));
  const name = element('fileName', {}, `daten.${extension}`);
  return element(
    'fileDscr',
    { ID: `F${index + 1}` },
    element('fileTxt', {}, name + element('dimensns', {}, dimensions)),
  );
}

/** Multiple responses: their columns belong together. */
function groups({ variables }: ExportData): string[] {
  const members = Map.groupBy([...variables.keys()], (index) => variables[index]?.set ?? null);
  return [...members].flatMap(([set, places], index) =>
    set === null
      ? []
      : [
          element(
            'varGrp',
            { ID: `G${index + 1}`, type: 'multipleResp', name: set, var: places.map(idOf).join(' ') },
            '',
          ),
        ],
  );
}

/** The codebook as DDI Codebook 2.5 (https://ddialliance.org/Specification/DDI-Codebook/2.5), in pieces. */
export function* ddi(data: ExportData, asked: ReadonlyMap<string, AskedColumn>): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<codeBook version="2.5" xml:lang="de" xmlns="${NAMESPACE}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${NAMESPACE} ${SCHEMA}">\n`;
  yield `${element('docDscr', {}, citation(data))}\n`;
  const scope = element(
    'sumDscr',
    {},
    element('anlyUnit', {}, texts.unit) +
      element('universe', { clusion: 'I' }, xmlText(texts.universe(data.study.filter))),
  );
  yield `${element('stdyDscr', {}, citation(data) + element('stdyInfo', {}, scope))}\n`;
  yield `${files.map((extension, index) => fileDescription(data, extension, index)).join('\n')}\n<dataDscr>\n`;
  for (const group of groups(data)) yield `${group}\n`;
  for (const [index, variable] of data.variables.entries())
    yield `${ddiVariable(variable, idOf(index), asked.get(variable.name))}\n`;
  yield '</dataDscr>\n</codeBook>\n';
}
