import { change } from '@dialogwerk/shared/clients';
import type { Mailing } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { Box, Button, LinearProgress, Stack, Typography, useDates } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import { inviteeTexts } from '../texts.ts';

const texts = inviteeTexts.mailings;

interface MailingsProps {
  readonly survey_id: string;
  readonly mailings: readonly Mailing[];
}

/** The mails to a list, the latest first, and how far each is. */
export function Mailings({ survey_id, mailings }: MailingsProps) {
  const headingId = useId();
  const { moment } = useDates();
  const stop = async (mailing_id: string): Promise<void> => {
    const made = await change('stopMailing', { survey_id, mailing_id });
    showNotice(made.ok ? texts.stopped : inviteeTexts.notDone(made.reason));
  };
  return (
    <section aria-labelledby={headingId}>
      <Typography id={headingId} variant="h3" sx={{ mb: 1 }}>
        {texts.title}
      </Typography>
      {mailings.length === 0 && <Typography color="textSecondary">{texts.none}</Typography>}
      <Stack component="ul" sx={{ m: 0, p: 0, gap: 1.5, listStyle: 'none' }}>
        {mailings.map(({ mailing_id, kind, subject, due_at, state, sent, refused, waiting }) => {
          const isGoing = state === 'planned' || state === 'sending';
          const figures = [
            texts.states[state],
            texts.at(moment(due_at)),
            ...(state === 'planned' ? [] : [texts.sent(sent)]),
            ...(waiting > 0 ? [texts.waiting(waiting)] : []),
            ...(refused > 0 ? [texts.refused(refused)] : []),
          ];
          return (
            <Stack component="li" key={mailing_id} direction="row" sx={{ gap: 2, alignItems: 'center' }}>
              <Box sx={{ flexGrow: 1, minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{subject}</Typography>
                <Typography variant="body2">{texts.kinds[kind]}</Typography>
                <Typography variant="body2" color="textSecondary" role="status">
                  {figures.join(' · ')}
                </Typography>
                {state === 'sending' && (
                  <LinearProgress
                    variant="determinate"
                    aria-label={texts.progress(subject)}
                    value={(100 * (sent + refused)) / (sent + refused + waiting)}
                  />
                )}
              </Box>
              {isGoing && (
                <Button variant="outlined" size="small" onClick={() => void stop(mailing_id)}>
                  {texts.stop}
                </Button>
              )}
            </Stack>
          );
        })}
      </Stack>
    </section>
  );
}
