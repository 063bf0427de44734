import { adoptStyles } from '@dialogwerk/shared/browser';
import { $chatsPreview } from '@dialogwerk/shared/state';
import { Alert, Box } from '@dialogwerk/shared/ui';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import frame from '../features/appearance/frame.css?inline';
import messengerStyles from '../messenger/messenger.css?inline';
import { ChatColumn } from './ChatColumn.tsx';
import { ChatsBench } from './ChatsBench.tsx';
import { ClockBar } from './ClockBar.tsx';
import { createChatsRehearsal } from './createChatsRehearsal.ts';
import { startChatsStage } from './startChatsStage.ts';
import { texts } from './texts.ts';

const styles = [frame, messengerStyles].join('');

/** All chats of a multi-chat beside each other, as one person would have them, with a clock that the author moves. */
export function ChatsPreviewScreen() {
  adoptStyles(styles);
  const preview = useStore($chatsPreview);
  const [rehearsal] = useState(() => createChatsRehearsal(startChatsStage));
  const shown = useStore(rehearsal.$shown);
  const isFaulty = useStore(rehearsal.$isFaulty);
  const [chosen, choose] = useState<string | null>(null);
  useEffect(() => {
    if (preview) rehearsal.show(preview);
  }, [rehearsal, preview]);
  useEffect(() => () => rehearsal.close(), [rehearsal]);
  if (!preview) return null;
  const { surveys } = preview;
  const benchOf = surveys.find(({ survey_id }) => survey_id === chosen) ?? surveys[0];
  return (
    <Box sx={{ flex: 1, minWidth: 0, minHeight: 0, display: 'flex', flexDirection: 'column' }}>
      <ClockBar rehearsal={rehearsal} />
      {isFaulty && (
        <Alert severity="error" sx={{ borderRadius: 0 }}>
          {texts.fault}
        </Alert>
      )}
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          display: 'flex',
          overflowX: 'auto',
          scrollSnapType: { xs: 'x mandatory', sm: 'none' },
        }}
      >
        {surveys.map((survey) => (
          <ChatColumn
            key={survey.survey_id}
            survey={survey}
            chat={shown?.chats.find(({ survey_id }) => survey_id === survey.survey_id) ?? null}
            rehearsal={rehearsal}
            onFocus={() => choose(survey.survey_id)}
          />
        ))}
      </Box>
      {shown && benchOf && <ChatsBench survey={benchOf} shown={shown} rehearsal={rehearsal} />}
    </Box>
  );
}
