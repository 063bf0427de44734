import { usePagedResource } from '@dialogwerk/shared/clients';
import type { AuditAct, AuditEntry } from '@dialogwerk/shared/contract';
import { Box, Button, ListItem, Stack, TextField, Typography, useDates } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { showCallFault } from '../../frame/effects/showCallFault.ts';
import { auditActs } from '../model/auditActs.ts';
import { texts } from '../texts.ts';
import { Loaded } from './Loaded.tsx';
import { Rows } from './Rows.tsx';

/** The trail of security-relevant acts, the newest first. */
export function AuditArea() {
  const [act, setAct] = useState<AuditAct | null>(null);
  return (
    <Stack sx={{ gap: 2.5 }}>
      <TextField
        select
        size="small"
        label={texts.act}
        value={act ?? ''}
        onChange={({ target }) => setAct(auditActs.find((candidate) => candidate === target.value) ?? null)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        sx={{ maxWidth: 420 }}
      >
        <option value="">{texts.allActs}</option>
        {auditActs.map((candidate) => (
          <option key={candidate} value={candidate}>
            {texts.acts[candidate]}
          </option>
        ))}
      </TextField>
      <Entries key={act ?? ''} act={act} />
    </Stack>
  );
}

function Entries({ act }: { readonly act: AuditAct | null }) {
  const ofAct = act === null ? {} : { act };
  const { state, reload, more } = usePagedResource('adminAudit', ofAct, (page) => {
    const last = page.entries.at(-1);
    return page.more && last ? { ...ofAct, before: last.audit_id } : null;
  });
  const [isLoading, setIsLoading] = useState(false);
  const loadMore = async (): Promise<void> => {
    setIsLoading(true);
    await more(showCallFault);
    setIsLoading(false);
  };
  return (
    <Loaded state={state} onRetry={reload}>
      {(pages) => {
        const entries = pages.flatMap((page) => page.entries);
        return (
          <>
            <Rows label={texts.audit} isEmpty={entries.length === 0}>
              {entries.map((entry) => (
                <AuditRow key={entry.audit_id} entry={entry} />
              ))}
            </Rows>
            {pages.at(-1)?.more === true && (
              <Button
                variant="outlined"
                loading={isLoading}
                onClick={() => void loadMore()}
                sx={{ alignSelf: 'center' }}
              >
                {texts.more}
              </Button>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

const details: Readonly<Record<string, string>> = texts.details;

function AuditRow({ entry: { at, act, actor, target, survey_id, detail } }: { readonly entry: AuditEntry }) {
  const { moment } = useDates();
  // Of a release that no account has done the detail says who: a start, a command, the key of a CI.
  const by = actor ?? (/^(version|trial)_/.test(act) ? '' : texts.nobody);
  const about = [by, target === null ? '' : texts.toward(target), survey_id ?? '']
    .filter((part) => part !== '')
    .join(' ');
  return (
    <ListItem sx={{ display: 'block', py: 1, overflowWrap: 'anywhere' }}>
      <Stack direction="row" sx={{ columnGap: 1.5, flexWrap: 'wrap', alignItems: 'baseline' }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {texts.acts[act]}
        </Box>
        {detail !== '' && <span>{details[detail] ?? detail}</span>}
        <Typography
          variant="body2"
          color="textSecondary"
          component="time"
          sx={{ ml: { sm: 'auto' }, width: { xs: 1, sm: 'auto' } }}
        >
          {moment(at)}
        </Typography>
      </Stack>
      {about !== '' && (
        <Typography variant="body2" color="textSecondary">
          {about}
        </Typography>
      )}
    </ListItem>
  );
}
