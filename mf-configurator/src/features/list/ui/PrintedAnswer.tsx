import { publicMediaPath } from '@dialogwerk/shared/contract';
import type { Block, SurveyData } from '@dialogwerk/shared/contract';
import { answerLines, carryOf, printedAnswer, wholeBlock } from '@dialogwerk/shared/dialog';
import { numbered } from '../model/numbered.ts';
import { texts } from '../texts.ts';

interface PrintedAnswerProps {
  readonly block: Block;
  readonly survey: SurveyData;
}

/** Where the answer is given on paper: boxes to tick, lines to write on, a table. */
export function PrintedAnswer({ block: own, survey }: PrintedAnswerProps) {
  const block = wholeBlock(own, survey.all_questions);
  const carry = carryOf(block);
  return (
    <>
      {carry && <p className="dw-print-note">{texts.print.carried[carry.which](numberOf(carry.from, survey))}</p>}
      <Answer block={block} survey={survey} />
    </>
  );
}

const numberOf = (id: string, { all_questions }: SurveyData): number =>
  all_questions.findIndex(({ unique_question_id }) => unique_question_id === id) + 1;

function Answer({ block, survey }: PrintedAnswerProps) {
  const lines = answerLines(block, survey.templ_options);
  const printed = printedAnswer(block);
  switch (printed.kind) {
    case 'nothing':
      return null;
    case 'choices':
      return <Choices lines={lines} mark={printed.mark} writes={printed.writes === true} />;
    case 'table':
      return <Battery items={printed.items} points={lines} />;
    case 'lines':
      return (
        <>
          {printed.says && <p className="dw-print-note">{lines.join(', ')}</p>}
          {Array.from({ length: printed.count }, (_, line) => (
            <hr key={line} />
          ))}
        </>
      );
    case 'map':
      return <PrintedMap filename_db={printed.filename_db} text={printed.text} />;
    case 'note':
      return <p className="dw-print-note">{printed.text}</p>;
  }
}

function PrintedMap({ filename_db, text }: { readonly filename_db: string; readonly text: string }) {
  return (
    <>
      <p className="dw-print-note">{texts.print.mark}</p>
      <img src={publicMediaPath(filename_db)} alt={text} decoding="sync" />
    </>
  );
}

const notes = { one: null, several: texts.print.several, rank: texts.print.rank };

interface ChoicesProps {
  readonly lines: readonly string[];
  readonly mark: 'one' | 'several' | 'rank';
  /** Whether the last line has another one to write on. */
  readonly writes: boolean;
}

function Choices({ lines, mark, writes }: ChoicesProps) {
  const note = notes[mark];
  return (
    <>
      {note !== null && <p className="dw-print-note">{note}</p>}
      <ul>
        {numbered(lines).map(({ text, key }) => (
          <li key={key} data-mark={mark}>
            {text}
          </li>
        ))}
      </ul>
      {writes && <hr />}
    </>
  );
}

function Battery({ items, points }: { readonly items: readonly string[]; readonly points: readonly string[] }) {
  const columns = numbered(points);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{texts.print.item}</th>
          {columns.map(({ key, text }) => (
            <th key={key} scope="col">
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {numbered(items).map((item) => (
          <tr key={item.key}>
            <th scope="row">{item.text}</th>
            {columns.map(({ key }) => (
              <td key={key}>○</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
