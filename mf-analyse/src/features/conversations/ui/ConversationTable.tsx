import type { CallResponse } from '@dialogwerk/shared/contract';
import { MaterialLink, Typography, useDates } from '@dialogwerk/shared/ui';
import { useMemo } from 'react';
import { DataTable } from '../../../DataTable.tsx';
import { formatDuration } from '../../../formats.ts';
import { questionTitle } from '../../../model/questionTitle.ts';
import { Section } from '../../../Section.tsx';
import { texts } from '../../../texts.ts';
import { conversationTable } from '../model/conversationTable.ts';
import type { Column } from '../model/conversationTable.ts';
import { ConversationCell } from './ConversationCell.tsx';

interface ConversationTableProps {
  readonly answers: CallResponse<'answers'>;
  readonly onRead: (conversation_id: string) => void;
}

/** Every finished conversation with its answers and what was calculated from them, the newest first. */
export function ConversationTable({ answers, onRead }: ConversationTableProps) {
  const { short } = useDates();
  const { columns, rows } = useMemo(() => conversationTable(answers), [answers]);
  if (rows.length === 0) {
    return (
      <Section title={texts.conversations.title}>
        <Typography color="textSecondary">{texts.conversations.none}</Typography>
      </Section>
    );
  }
  return (
    <Section title={texts.conversations.title}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {texts.conversations.shown(rows.length, answers.finished)}
      </Typography>
      <DataTable label={texts.conversations.title}>
        <thead>
          <tr>
            <th scope="col">{texts.conversations.started}</th>
            <th scope="col">{texts.conversations.duration}</th>
            {columns.map((column) => (
              <th key={column.id} scope="col">
                {titleOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, started, finished, cells }) => (
            <tr key={id}>
              <th scope="row" className="date">
                <MaterialLink
                  component="button"
                  onClick={() => onRead(id)}
                  aria-label={texts.transcript.read(short(started))}
                >
                  {short(started)}
                </MaterialLink>
              </th>
              <td className="date">{formatDuration(finished.getTime() - started.getTime())}</td>
              {cells.map(({ column, cell }) => (
                <ConversationCell key={column} cell={cell} />
              ))}
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Section>
  );
}

function titleOf(column: Column): string {
  return column.kind === 'variable' ? column.variable : questionTitle(column.question) || texts.questions.unnamed;
}
