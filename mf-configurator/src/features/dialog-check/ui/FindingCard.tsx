import { mdiAutoFix, mdiShieldAccountOutline, mdiTranslate } from '@mdi/js';
import type { Finding, Fix, Counterexample } from '@dialogwerk/shared/dialog';
import { Box, Button, Icon, MaterialLink, Paper, Tooltip, Typography } from '@dialogwerk/shared/ui';
import { useId, useState } from 'react';
import { Conversation } from '../../../conversation/Conversation.tsx';
import { conversationTexts } from '../../../conversation/texts.ts';
import { texts } from '../texts.ts';

/** What can be done about a finding. */
export interface FindingActions {
  readonly readOnly: boolean;
  readonly mayTest: boolean;
  /** null leads to welcome and ending. */
  readonly onSelect: (unique_question_id: string | null) => void;
  readonly onFix: (fix: Fix) => void;
  readonly onPlay: (counterexample: Counterexample) => void;
  /** Leads to the dialog's privacy text. */
  readonly onWritePrivacy: () => void;
  /** Leads to where the dialog is translated. */
  readonly onTranslate: () => void;
}

/** One finding: where, what, what respondents meet, and what can be done. */
export function FindingCard({
  finding,
  readOnly,
  mayTest,
  onSelect,
  onFix,
  onPlay,
  onWritePrivacy,
  onTranslate,
}: FindingActions & { readonly finding: Finding }) {
  const { unique_question_id, place, message, meets, fix, counterexample, severity, kind } = finding;
  const mayWritePrivacy = kind === 'no-privacy' && !readOnly;
  const mayTranslate = (kind === 'language-incomplete' || kind === 'language-variables') && !readOnly;
  const [isOpen, setOpen] = useState(false);
  const conversation = useId();
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ p: 1.5, borderLeft: 4, borderLeftColor: severity === 'error' ? 'error.main' : 'info.main' }}
    >
      <MaterialLink
        component="button"
        type="button"
        onClick={() => onSelect(unique_question_id)}
        aria-label={texts.showBlock(place)}
        variant="body2"
        sx={{ textAlign: 'left', fontWeight: 600, overflowWrap: 'anywhere', hyphens: 'auto', color: 'text.primary' }}
      >
        {place}
      </MaterialLink>
      <Typography sx={{ mt: 0.25, overflowWrap: 'anywhere', hyphens: 'auto' }}>{message}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, overflowWrap: 'anywhere', hyphens: 'auto' }}>
        <b>{texts.meets}</b> {meets}
      </Typography>
      {((fix && !readOnly) || counterexample || mayWritePrivacy || mayTranslate) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {fix && !readOnly && (
            <Tooltip title={fix.label} describeChild>
              <Button
                size="small"
                variant="outlined"
                startIcon={<Icon path={mdiAutoFix} />}
                aria-label={texts.fixAs(fix.label)}
                onClick={() => onFix(fix)}
              >
                {texts.fix}
              </Button>
            </Tooltip>
          )}
          {mayWritePrivacy && (
            <Button
              size="small"
              variant="outlined"
              startIcon={<Icon path={mdiShieldAccountOutline} />}
              onClick={onWritePrivacy}
            >
              {texts.writePrivacy}
            </Button>
          )}
          {mayTranslate && (
            <Button size="small" variant="outlined" startIcon={<Icon path={mdiTranslate} />} onClick={onTranslate}>
              {texts.translate}
            </Button>
          )}
          {counterexample && (
            <Button
              size="small"
              aria-expanded={isOpen}
              {...(isOpen ? { 'aria-controls': conversation } : {})}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? conversationTexts.hide : conversationTexts.show}
            </Button>
          )}
        </Box>
      )}
      {fix && !readOnly && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {fix.label}
        </Typography>
      )}
      {counterexample && isOpen && (
        <Box id={conversation} sx={{ mt: 1 }}>
          <Conversation
            title={texts.conversation}
            counterexample={counterexample}
            onPlay={mayTest ? () => onPlay(counterexample) : null}
          />
        </Box>
      )}
    </Paper>
  );
}
