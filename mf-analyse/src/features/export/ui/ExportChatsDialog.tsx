import type { ChatsWish } from '@dialogwerk/shared/contract';
import { Alert, Typography } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { exportTexts as texts } from '../texts.ts';
import type { ChatsExportState } from '../useChatsExport.ts';
import { Choice } from './Choice.tsx';
import { PersonalChoice } from './PersonalChoice.tsx';
import { ExportFrame } from './ExportFrame.tsx';
import { FileDetails } from './FileDetails.tsx';

interface ExportChatsDialogProps {
  readonly state: ChatsExportState;
  readonly onStart: (wish: ChatsWish) => void;
  readonly onClose: () => void;
}

const formats: readonly ChatsWish['format'][] = ['xlsx', 'csv', 'sav', 'json', 'codebook'];
const first: ChatsWish = {
  format: 'xlsx',
  separator: 'semicolon',
  content: 'values',
  missing: 'empty',
  personal: 'keep',
};

/** As what all answers in a multi-chat are taken out. */
export function ExportChatsDialog({ state, onStart, onClose }: ExportChatsDialogProps) {
  const [wish, setWish] = useState(first);
  return (
    <ExportFrame
      title={texts.chats.title}
      passage="multi-chat"
      isBusy={state.kind === 'starting'}
      onStart={() => onStart(wish)}
      onClose={onClose}
      outcome={state.kind === 'refused' && <Alert severity="error">{state.reason}</Alert>}
    >
      <Typography>{texts.chats.lead}</Typography>
      <Choice
        label={texts.format}
        value={wish.format}
        options={formats.map((format) => [format, texts.formats[format].name] as const)}
        help={wish.format === 'json' ? texts.chats.json : texts.formats[wish.format].help}
        onChoose={(format) => setWish({ ...wish, format })}
      />
      {wish.format !== 'codebook' && (
        <PersonalChoice chosen={wish.personal} onChoose={(personal) => setWish({ ...wish, personal })} />
      )}
      <FileDetails details={wish} onChange={(changed) => setWish({ ...wish, ...changed })} />
    </ExportFrame>
  );
}
