import type { CountedCode } from '@dialogwerk/shared/contract';
import { Box, Icon, IconButton, Stack, Typography } from '@dialogwerk/shared/ui';
import { mdiDeleteOutline, mdiPencilOutline } from '@mdi/js';
import { useState } from 'react';
import { formatExactShare } from '../../../formats.ts';
import { codingTexts as texts } from '../texts.ts';
import type { Codes } from '../useCodes.ts';
import { CodeChip } from './CodeChip.tsx';
import { CodeForm } from './CodeForm.tsx';

interface CodeListProps {
  readonly codes: readonly CountedCode[];
  readonly actions: Pick<Codes, 'add' | 'rename' | 'remove'>;
}

/** The codes with their keys, counts and intervals; here they are made, named anew and deleted. */
export function CodeList({ codes, actions }: CodeListProps) {
  const [renamed, setRenamed] = useState<string | null>(null);
  const rename = async (code: CountedCode, name: string, description: string): Promise<boolean> => {
    const isKept = await actions.rename(code, name, description);
    if (isKept) setRenamed(null);
    return isKept;
  };
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Typography variant="h3">{texts.codes}</Typography>
      {codes.length === 0 && <Typography color="textSecondary">{texts.noCodes}</Typography>}
      <Box component="ol" sx={{ m: 0, p: 0, display: 'grid', gap: 0.5, listStyle: 'none' }}>
        {[...codes.entries()].map(([place, code]) => (
          <Box component="li" key={code.code_id}>
            {renamed === code.code_id ? (
              <CodeForm
                label={texts.renaming}
                action={texts.keep}
                initial={code.name}
                description={code.description}
                onKeep={(name, description) => rename(code, name, description)}
              />
            ) : (
              <Stack direction="row" sx={{ gap: 0.5, alignItems: 'center' }}>
                <Box sx={{ flexGrow: 1, minWidth: 0 }}>
                  <CodeChip colour={code.colour}>
                    {place < 9 && <kbd>{place + 1}</kbd>} {code.name}
                  </CodeChip>
                  {code.description !== '' && (
                    <Typography variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
                      {code.description}
                    </Typography>
                  )}
                  <Typography variant="body2" color="textSecondary">
                    {texts.share(
                      code.count,
                      formatExactShare(code.share),
                      formatExactShare(code.low),
                      formatExactShare(code.high),
                    )}
                  </Typography>
                </Box>
                <IconButton aria-label={texts.rename(code.name)} onClick={() => setRenamed(code.code_id)}>
                  <Icon path={mdiPencilOutline} />
                </IconButton>
                <IconButton aria-label={texts.remove(code.name)} onClick={() => void actions.remove(code)}>
                  <Icon path={mdiDeleteOutline} />
                </IconButton>
              </Stack>
            )}
          </Box>
        ))}
      </Box>
      <CodeForm label={texts.newCode} action={texts.add} initial="" onKeep={(name) => actions.add(name, codes)} />
    </Stack>
  );
}
