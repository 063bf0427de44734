import { change, makeStale, useResource } from '@dialogwerk/shared/clients';
import type { CountedCode } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { Box, Button, FaultAlert, Paper, Skeleton, Stack, Typography } from '@dialogwerk/shared/ui';
import { codingTexts as texts } from '../texts.ts';
import type { CodingPlace } from '../useCodes.ts';
import { CodeChip } from './CodeChip.tsx';

interface AlikeTextsProps {
  readonly place: CodingPlace;
  readonly codes: readonly CountedCode[];
}

/** How many of a group are read to judge it. */
const SHOWN = 3;

/** Groups of texts that say much the same; a whole group is given a code at once. */
export function AlikeTexts({ place: { survey_id, filter, question, part }, codes }: AlikeTextsProps) {
  const { state, reload } = useResource('alikeTexts', { survey_id, filter, question, part });
  if (state.kind === 'loading')
    return <Skeleton role="progressbar" variant="rounded" height={160} aria-label={texts.alikeLoading} />;
  if (state.kind === 'failed') return <FaultAlert onRetry={reload}>{texts.alikeFailed(state.reason)}</FaultAlert>;
  const { n, groups } = state.value;

  const setAll = async (ids: readonly string[], { code_id }: CountedCode, is_given: boolean): Promise<boolean> => {
    const sent = await Promise.all(
      ids.map((conversation_id) =>
        change('codeText', { survey_id, question, part, code_id, conversation_id, is_given }),
      ),
    );
    // A page of texts stays as it was listed while its own texts are coded, not those beside it.
    makeStale(['codedTexts'], { survey_id });
    const refused = sent.find(({ ok }) => !ok);
    if (refused?.ok === false) showNotice(texts.notDone(refused.reason));
    return refused === undefined;
  };
  const giveAll = async (ids: readonly string[], code: CountedCode): Promise<void> => {
    if (!(await setAll(ids, code, true))) return;
    const run = (): void => void setAll(ids, code, false);
    showNotice(texts.allGiven(ids.length, code.name), { label: texts.undo, run });
  };
  return (
    <Stack component="section" aria-label={texts.alikeTitle} sx={{ gap: 1.5 }}>
      <Typography variant="h3">{texts.alikeTitle}</Typography>
      <Typography role="status" variant="body2" color="textSecondary">
        {texts.alikeExplained(n)} {groups.length === 0 && texts.alikeNone}
      </Typography>
      {groups.map((group) => (
        <Paper key={group[0]?.conversation_id} variant="outlined" sx={{ p: 2 }}>
          <Typography sx={{ fontWeight: 600 }}>{texts.group(group.length)}</Typography>
          <Box component="ul" sx={{ my: 1, pl: 2.5, overflowWrap: 'anywhere' }}>
            {[...new Set(group.map(({ text }) => text))].slice(0, SHOWN).map((text) => (
              <li key={text}>{text}</li>
            ))}
          </Box>
          <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
            {codes.map((code) => (
              <Button
                key={code.code_id}
                size="small"
                sx={{ textAlign: 'left' }}
                aria-label={texts.giveAll(code.name)}
                onClick={() =>
                  void giveAll(
                    group.map(({ conversation_id }) => conversation_id),
                    code,
                  )
                }
              >
                <CodeChip colour={code.colour}>{code.name}</CodeChip>
              </Button>
            ))}
          </Stack>
        </Paper>
      ))}
    </Stack>
  );
}
