import type { Block, SurveyData } from '@dialogwerk/shared/contract';
import { answerLines } from '../model/answerLines.ts';
import { numbered } from '../model/numbered.ts';
import { texts } from '../texts.ts';

interface PrintedAnswerProps {
  readonly block: Block;
  readonly survey: SurveyData;
}

const MULTILINE = ['a', 'b', 'c'] as const;

/** Where the answer is given on paper: boxes to tick, lines to write on, a table. */
export function PrintedAnswer({ block, survey }: PrintedAnswerProps) {
  const lines = answerLines(block, survey);
  switch (block.type) {
    case 'message':
    case 'gpt':
      return null;
    case 'single':
    case 'likert':
    case 'consent':
      return <Choices lines={lines} mark="one" />;
    case 'picture':
      return block.max === 1 ? (
        <Choices lines={lines} mark="one" />
      ) : (
        <Choices lines={lines} mark="several" note={texts.print.several} />
      );
    case 'multiple':
      return <Choices lines={lines} mark="several" note={texts.print.several} />;
    case 'ranking':
      return <Choices lines={lines} mark="rank" note={texts.print.rank} />;
    case 'matrix':
      return <Battery items={block.items.map(({ text }) => text)} points={lines} />;
    case 'open':
      return block.multiline ? MULTILINE.map((line) => <hr key={line} />) : <hr />;
    case 'slider':
    case 'number':
    case 'date':
      return (
        <>
          <p className="dw-print-note">{lines.join(', ')}</p>
          <hr />
        </>
      );
    case 'email':
    case 'phone':
    case 'url':
    case 'qa':
      return <hr />;
    case 'upload':
      return <p className="dw-print-note">{texts.print.file}</p>;
    case 'voice':
      return <p className="dw-print-note">{texts.print.recording}</p>;
    case 'assign':
    case 'api':
      return (
        <p className="dw-print-note">
          {block.type === 'assign' ? texts.print.computes : texts.print.asks}: {lines.join('; ')}
        </p>
      );
  }
}

interface ChoicesProps {
  readonly lines: readonly string[];
  readonly mark: 'one' | 'several' | 'rank';
  readonly note?: string;
}

function Choices({ lines, mark, note }: ChoicesProps) {
  return (
    <>
      {note !== undefined && <p className="dw-print-note">{note}</p>}
      <ul>
        {numbered(lines).map(({ text, key }) => (
          <li key={key} data-mark={mark}>
            {text}
          </li>
        ))}
      </ul>
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
