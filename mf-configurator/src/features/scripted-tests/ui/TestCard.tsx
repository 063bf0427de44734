import { TEXT_LIMITS } from '@dialogwerk/shared/contract';
import type { ScriptedTest } from '@dialogwerk/shared/contract';
import { blockName, counterexampleOf, isLedScript, runScript, supposedAt } from '@dialogwerk/shared/dialog';
import type { CompiledSurvey, Counterexample, Finding } from '@dialogwerk/shared/dialog';
import { Box, Button, Chip, Paper, Typography } from '@dialogwerk/shared/ui';
import { useId, useState } from 'react';
import { Conversation } from '../../../conversation/Conversation.tsx';
import { conversationTexts } from '../../../conversation/texts.ts';
import { RenameForm } from '../../../RenameForm.tsx';
import { useRenaming } from '../../../useRenaming.ts';
import { changeTest, removeTest } from '../changeTests.ts';
import { texts } from '../texts.ts';

export interface TestCardProps {
  readonly survey_id: string;
  readonly test: ScriptedTest;
  /** What the check says of it; null when it comes out as expected, 'unknown' until that is checked. */
  readonly finding: Finding | null | 'unknown';
  /** The dialog as it is now; `led` where a model leads. */
  readonly compiled: { readonly plain: CompiledSurvey; readonly led: CompiledSurvey };
  readonly mayChange: boolean;
  /** null where the author may not test. */
  readonly onPlay: ((conversation: Counterexample) => void) | null;
  readonly onSelect: (unique_question_id: string) => void;
  /** It was deleted, so that its buttons are gone. */
  readonly onGone: () => void;
}

/** A kept conversation: how it comes out now, and what can be done with it. */
export function TestCard(props: TestCardProps) {
  const { survey_id, test, finding, compiled, mayChange, onPlay, onSelect, onGone } = props;
  const { name, events, expected, seed } = test;
  const [isOpen, setOpen] = useState(false);
  const { isRenaming, begin, end, button } = useRenaming();
  const conversation = useId();
  const survey = supposedAt(isLedScript(test) ? compiled.led : compiled.plain, test.created_at);
  const isBroken = finding !== null && finding !== 'unknown';
  const last = survey.blocks.get(expected.last ?? '')?.block;
  const place = last ? blockName(last, last.context) : null;
  const accept = (): void => {
    const { result } = runScript(survey, test);
    void changeTest(survey_id, test, { expected: { ...result, values: { ...result.values } } }, texts.accepted(name));
  };

  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{ p: 1.5, borderLeft: 4, borderLeftColor: isBroken ? 'error.main' : 'success.main' }}
    >
      {isRenaming ? (
        <RenameForm
          name={name}
          texts={texts.renaming}
          problemOf={(written) => (written === '' ? '' : null)}
          maxLength={TEXT_LIMITS.label}
          onCancel={end}
          onRename={(written) => {
            end();
            void changeTest(survey_id, test, { name: written });
          }}
        />
      ) : (
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
          <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere', hyphens: 'auto' }}>
            {name}
          </Typography>
          <Outcome finding={finding} />
        </Box>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {texts.replies(events.filter(({ kind }) => kind === 'reply').length)},{' '}
        {expected.ended ? texts.ends(place) : texts.stays(place)}
      </Typography>
      {isBroken && <Typography sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>{finding.message}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {isBroken && finding.unique_question_id !== null && (
          <Button
            size="small"
            variant="outlined"
            onClick={() => finding.unique_question_id !== null && onSelect(finding.unique_question_id)}
          >
            {texts.toBlock(finding.place)}
          </Button>
        )}
        <Button
          size="small"
          aria-expanded={isOpen}
          {...(isOpen ? { 'aria-controls': conversation } : {})}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? conversationTexts.hide : conversationTexts.show}
        </Button>
        {mayChange && (
          <>
            {isBroken && (
              <Button size="small" aria-label={texts.acceptOf(name)} onClick={accept}>
                {texts.accept}
              </Button>
            )}
            <Button ref={button} size="small" aria-label={texts.renameOf(name)} disabled={isRenaming} onClick={begin}>
              {texts.rename}
            </Button>
            <Button
              size="small"
              aria-label={texts.removeOf(name)}
              onClick={() => {
                onGone();
                void removeTest(survey_id, test);
              }}
            >
              {texts.remove}
            </Button>
          </>
        )}
      </Box>
      {isOpen && (
        <Box id={conversation} sx={{ mt: 1 }}>
          {drawConversation()}
        </Box>
      )}
    </Paper>
  );

  function drawConversation() {
    const played = counterexampleOf(survey, runScript(survey, test).events, null, seed);
    return (
      <Conversation title={texts.conversation} counterexample={played} onPlay={onPlay && (() => onPlay(played))} />
    );
  }
}

function Outcome({ finding }: Pick<TestCardProps, 'finding'>) {
  if (finding === 'unknown') return <Chip size="small" label={texts.checking} />;
  return finding === null ? (
    <Chip size="small" color="success" variant="outlined" label={texts.passed} />
  ) : (
    <Chip size="small" color="error" label={texts.broken} />
  );
}
