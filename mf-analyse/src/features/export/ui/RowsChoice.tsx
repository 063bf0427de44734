import { exportTexts as texts } from '../texts.ts';
import type { ExportForm } from '../model/ExportForm.ts';
import { Choice } from './Choice.tsx';

type Rows = Pick<ExportForm, 'rounds' | 'earlier'>;

interface RowsChoiceProps {
  readonly loops: readonly { readonly unique_question_id: string; readonly name: string }[];
  /** Whether there are earlier answers. */
  readonly hasEarlier: boolean;
  readonly chosen: Rows;
  readonly onChoose: (rows: Rows) => void;
}

const EARLIER = 'earlier';
/** In front of a loop's id, so that it is no other choice. */
const ROUNDS = 'rounds:';

/** What a row of the file is; nothing where it can only be a conversation. */
export function RowsChoice({ loops, hasEarlier, chosen: { rounds, earlier }, onChoose }: RowsChoiceProps) {
  if (loops.length === 0 && !hasEarlier) return null;
  const value = earlier ? EARLIER : rounds === '' ? '' : ROUNDS + rounds;
  const help = earlier ? texts.earlierHelp : texts.roundsHelp;
  return (
    <Choice
      label={texts.rounds}
      value={value}
      options={[
        ['', texts.conversationRows] as const,
        ...loops.map(({ unique_question_id, name }) => [ROUNDS + unique_question_id, texts.roundRows(name)] as const),
        ...(hasEarlier ? [[EARLIER, texts.earlierRows] as const] : []),
      ]}
      {...(value === '' ? {} : { help })}
      onChoose={(rows) =>
        onChoose({
          earlier: rows === EARLIER,
          rounds: rows.startsWith(ROUNDS) ? rows.slice(ROUNDS.length) : '',
        })
      }
    />
  );
}
