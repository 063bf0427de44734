import type { Block, ScaleTemplate } from '../../contract/index.ts';
import type { SurveySnapshot } from '../engine/survey/SurveySnapshot.ts';
import { aSnapshot } from './aSnapshot.ts';
import { date, likert, matrix, message, multiple, number, open, ranking, single, assign } from './blocks.ts';
import { questionnaireFixture } from './questionnaireFixture.ts';

/** A row of a table of the LimeSurvey file, by its column names. */
type Row = Readonly<Record<string, string>>;

function table(file: string, name: string): Row[] {
  const [, section = ''] = new RegExp(`<${name}>(.*?)</${name}>`, 's').exec(file) ?? [];
  return [...section.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = '']) =>
    Object.fromEntries(
      [...row.matchAll(/<(\w+)><!\[CDATA\[(.*?)\]\]><\/\1>/gs)].map(([, column = '', value = '']) => [column, value]),
    ),
  );
}

const plain = (html = ''): string => html.replaceAll(/<[^>]*>|\s+/g, ' ').trim();

/** The German texts of a table, by id. */
function germanTexts(rows: readonly Row[], id: string, text: string): ReadonlyMap<string, string> {
  return new Map(rows.flatMap((row) => (row['language'] === 'de' ? [[row[id] ?? '', plain(row[text])] as const] : [])));
}

/** The German part of the LimeSurvey demo questionnaire as a dialog: its questions in their order, by the nearest block types. */
export function limeSurveyDialog(): SurveySnapshot {
  const file = questionnaireFixture('demo-survey-en-fr-de-es.lss');
  const texts = germanTexts(table(file, 'question_l10ns'), 'qid', 'question');
  const answerTexts = germanTexts(table(file, 'answer_l10ns'), 'aid', 'answer');
  const options = (qid: string) =>
    table(file, 'answers')
      .filter((row) => row['qid'] === qid)
      .map((row) => ({ id: row['code'] ?? '', text: answerTexts.get(row['aid'] ?? '') || '–', score: null }));
  const parts = (qid: string) =>
    table(file, 'subquestions')
      .filter((row) => row['parent_qid'] === qid)
      .map((row) => ({
        id: row['title'] ?? '',
        text: texts.get(row['qid'] ?? '') || '–',
        score: null,
        inverse: false,
      }));
  const rows = table(file, 'questions').toSorted(
    (a, b) => Number(a['gid']) - Number(b['gid']) || Number(a['question_order']) - Number(b['question_order']),
  );
  const blocks = rows.map((row): Block => {
    const qid = row['qid'] ?? '';
    const variable = row['title'] ?? '';
    const context = (texts.get(qid) ?? '').replaceAll(/\{(\w+)\}/g, '{{$1}}') || variable;
    const fields = { context, variable, short_name: variable };
    const said = { context, short_name: variable };
    switch (row['type'] ?? '') {
      case 'X':
        return message(variable, said);
      case '*':
        return assign(variable, [{ variable, expression: 'weight / (height / 100 * height / 100)' }]);
      case 'N':
        return number(variable, { ...fields, min: 1, max: 300 });
      case 'D':
        return date(variable, fields);
      case 'M':
        return multiple(variable, { ...fields, options: parts(qid) });
      case 'R':
        return ranking(variable, { ...fields, options: options(qid) });
      case '5':
        return likert(variable, fields);
      case 'Y':
      case 'G':
        return single(variable, fields);
      case 'S':
      case 'T':
      case 'U':
        return open(variable, fields);
      default:
        if (parts(qid).length > 0) return matrix(variable, { ...fields, items: parts(qid) });
        return options(qid).length > 0
          ? single(variable, { ...fields, options: options(qid) })
          : open(variable, fields);
    }
  });
  return aSnapshot(blocks);
}

interface RedcapField {
  readonly field_name: string;
  readonly field_label: string;
  readonly select_choices_or_calculations: readonly { readonly code: string; readonly label: string }[];
}

/** The Rosenberg scale as a dialog: ten statements on one shared scale. */
export function rosenbergDialog(): SurveySnapshot {
  const file: readonly RedcapField[] = JSON.parse(questionnaireFixture('rosenberg-self-esteem-de.redcap.json'));
  const asked = file.filter(({ select_choices_or_calculations: choices }) => Array.isArray(choices));
  const scale: ScaleTemplate = {
    id: 'rses',
    name: 'Zustimmung',
    points: (asked[0]?.select_choices_or_calculations ?? []).map(({ code, label }) => ({ value: Number(code), label })),
  };
  return aSnapshot(
    asked.map(({ field_name, field_label }) =>
      likert(field_name, {
        context: field_label,
        variable: field_name,
        scale: { from: 'template', template_id: scale.id },
      }),
    ),
    { templ_options: [scale] },
  );
}
