import { bothCalled, change, useResource } from '@dialogwerk/shared/clients';
import { SMALLEST_GROUP } from '@dialogwerk/shared/contract';
import type { CallResponse } from '@dialogwerk/shared/contract';
import {
  Alert,
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  Skeleton,
  Stack,
  TextField,
  Typography,
} from '@dialogwerk/shared/ui';
import { useId, useState } from 'react';
import { GroupFindings } from './GroupFindings.tsx';
import { personalTexts } from './texts.ts';

type Found = CallResponse<'checkGroups'>;

interface GroupCheckProps {
  readonly survey_id: string;
  /** The short form of a `resultFilter`; '' for all conversations. */
  readonly filter: string;
  /** Whether figures are made public by a link, which can put more together. */
  readonly isForLink: boolean;
  /** How many people are in groups that are too small, and how large groups should be; null while that is not known. */
  readonly onChecked: (result: { readonly below: number; readonly least: number } | null) => void;
}

const texts = personalTexts.groups;
/** More together make nearly everybody the only one. */
const MOST_COLUMNS = 12;

/** Whether somebody could be recognised by what is shown: a choice of characteristics, and the combinations that few share. */
export function GroupCheck({ survey_id, filter, isForLink, onChecked }: GroupCheckProps) {
  const titleId = useId();
  const { state } = bothCalled(useResource('resultVariables', { survey_id }), useResource('groupCheck', { survey_id }));
  const [choice, setChoice] = useState<Partial<CallResponse<'groupCheck'>>>({});
  const [found, setFound] = useState<{ readonly result: Found; readonly least: number } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  if (state.kind === 'failed') return <Alert severity="warning">{texts.failed(state.reason)}</Alert>;
  if (state.kind === 'loading') {
    return <Skeleton role="progressbar" variant="rounded" height={120} aria-label={texts.loading} />;
  }
  const [known, kept] = state.value;
  const variables = known.variables.filter(({ name }) => !name.startsWith('dw_'));
  const names = new Set(variables.map(({ name }) => name));
  const columns = (choice.columns ?? kept.columns).filter((name) => names.has(name));
  const least = choice.least ?? kept.least;
  const isLeast = least >= SMALLEST_GROUP.least && least <= SMALLEST_GROUP.most;
  const choose = (changed: typeof choice): void => {
    setChoice({ ...choice, ...changed });
    setFound(null);
    onChecked(null);
  };
  const check = async (): Promise<void> => {
    setBusy(true);
    const checked = await change('checkGroups', { survey_id, filter, columns, least });
    setBusy(false);
    setProblem(checked.ok ? null : texts.failed(checked.reason));
    setFound(checked.ok ? { result: checked.value, least } : null);
    onChecked(checked.ok ? { below: checked.value.below, least } : null);
  };
  return (
    <Stack component="section" aria-labelledby={titleId} sx={{ gap: 1.5 }}>
      <Typography id={titleId} variant="h3">
        {texts.title}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {texts.lead}
      </Typography>
      <Box
        role="group"
        aria-label={texts.columns}
        sx={{ maxHeight: 200, overflowY: 'auto', border: 1, borderColor: 'divider', borderRadius: 1, px: 1.5, py: 0.5 }}
      >
        {variables.map(({ name, label }) => (
          <FormControlLabel
            key={name}
            sx={{ display: 'flex' }}
            control={
              <Checkbox
                size="small"
                checked={columns.includes(name)}
                disabled={columns.length >= MOST_COLUMNS && !columns.includes(name)}
                onChange={({ target }) =>
                  choose({ columns: target.checked ? [...columns, name] : columns.filter((one) => one !== name) })
                }
              />
            }
            label={
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {label}
              </Typography>
            }
          />
        ))}
      </Box>
      <TextField
        type="number"
        size="small"
        label={texts.least}
        value={least === 0 ? '' : least}
        error={!isLeast}
        slotProps={{ htmlInput: { min: SMALLEST_GROUP.least, max: SMALLEST_GROUP.most } }}
        onChange={({ target }) => choose({ least: Math.round(Number(target.value)) })}
      />
      <Button
        variant="outlined"
        loading={isBusy}
        disabled={columns.length === 0 || !isLeast}
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => void check()}
      >
        {texts.check}
      </Button>
      {problem !== null && <Alert severity="error">{problem}</Alert>}
      {found && <GroupFindings found={found.result} least={found.least} isForLink={isForLink} />}
    </Stack>
  );
}
