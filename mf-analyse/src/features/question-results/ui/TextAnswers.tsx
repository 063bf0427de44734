import { useResource } from '@dialogwerk/shared/clients';
import type { CallResponse } from '@dialogwerk/shared/contract';
import { Box, Button, FaultAlert, Skeleton, Stack, TextField, Typography } from '@dialogwerk/shared/ui';
import { use, useState } from 'react';
import { dayText } from '../../../model/dayText.ts';
import { MarkedText, PersonalButton } from '../../../personal/MarkedText.tsx';
import { CodingContext } from '../CodingContext.ts';
import { questionTexts } from '../texts.ts';
import { listStyles } from './listStyles.ts';
import { Pager } from './Pager.tsx';
import { useSettled } from '../../../useSettled.ts';

/** Which answers are looked for. */
export interface ListedPart {
  readonly survey_id: string;
  /** The short form of a `resultFilter`. */
  readonly filter: string;
  readonly question: string;
  /** '' or a `nachfrage_id`. */
  readonly part: string;
}

interface TextAnswersProps {
  readonly place: ListedPart;
  /** Days read as German dates; words can be coded. */
  readonly of: 'words' | 'days' | 'addresses';
  /** What the question is called. */
  readonly title: string;
}

/** How many are seen before the rest is asked for, and how many the server gives at once. */
const FIRST = 5;
const AT_ONCE = 50;

const texts = questionTexts.textList;

/** What was written, the newest first, with a search over all of it. */
export function TextAnswers({ place, of, title }: TextAnswersProps) {
  const onCode = use(CodingContext);
  const [isOpen, setIsOpen] = useState(false);
  const [wanted, setWanted] = useState('');
  const [page, setPage] = useState(0);
  const { question, part } = place;
  const search = useSettled(wanted.trim());
  const { state, reload } = useResource('resultTexts', { ...place, search, page });
  // What was found before stays in sight while the next search runs.
  const [latest, setLatest] = useState<CallResponse<'resultTexts'> | null>(null);
  if (state.kind === 'loaded' && state.value !== latest) setLatest(state.value);
  const shown = state.kind === 'loaded' ? state.value : latest;
  if (state.kind === 'failed') return <FaultAlert onRetry={reload}>{texts.failed(state.reason)}</FaultAlert>;
  if (state.kind === 'loading' && !isOpen) return <Skeleton animation={false} variant="rounded" height={96} />;
  const total = shown?.total ?? 0;
  if (total === 0 && !isOpen) return null;
  const listed = shown?.texts.slice(0, isOpen ? AT_ONCE : FIRST) ?? [];
  const toggle = (): void => {
    setIsOpen(!isOpen);
    setWanted('');
    setPage(0);
  };
  return (
    <div>
      {isOpen && of !== 'days' && (
        <TextField
          size="small"
          fullWidth
          type="search"
          label={texts.search}
          value={wanted}
          onChange={({ target }) => {
            setWanted(target.value);
            setPage(0);
          }}
          slotProps={{ htmlInput: { 'aria-label': `${texts.search}: ${title}`, maxLength: 200 } }}
          sx={{ mb: 1.5 }}
        />
      )}
      {isOpen && (
        <Typography role="status" variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          {state.kind === 'loading' ? texts.searching : total === 0 ? texts.nothing : texts.found(total)}
        </Typography>
      )}
      <Box component="ul" sx={listStyles}>
        {listed.map(({ conversation_id, text }) => (
          <li key={conversation_id}>
            {of === 'days' ? (
              dayText(text)
            ) : (
              <>
                <MarkedText text={text} /> <PersonalButton text={text} conversation_id={conversation_id} />
              </>
            )}
          </li>
        ))}
      </Box>
      {isOpen && <Pager page={page} atOnce={AT_ONCE} total={total} onTurnTo={setPage} />}
      <Stack direction="row" sx={{ mt: 1, gap: 1, flexWrap: 'wrap', '@media print': { display: 'none' } }}>
        {(isOpen || total > FIRST) && (
          <Button size="small" aria-expanded={isOpen} onClick={toggle} sx={{ ml: -0.5 }}>
            {isOpen ? texts.fewer : texts.all(total)}
          </Button>
        )}
        {onCode && of === 'words' && (
          <Button size="small" aria-label={texts.codeOf(title)} onClick={() => onCode({ question, part, title })}>
            {texts.code}
          </Button>
        )}
      </Stack>
    </div>
  );
}
