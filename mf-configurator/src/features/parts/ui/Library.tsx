import { useResource } from '@dialogwerk/shared/clients';
import type { ListedPart } from '@dialogwerk/shared/contract';
import { Box, Button, Chip, FaultAlert, Skeleton, TextField, Typography } from '@dialogwerk/shared/ui';
import { useDeferredValue, useId } from 'react';
import { texts } from '../texts.ts';

interface LibraryProps {
  /** The dialog that parts come into: it cannot come into itself. */
  readonly survey_id: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly onOpen: (part: ListedPart) => void;
}

/** Everything that can be put into a dialog, found by search. */
export function Library({ survey_id, search, onSearch, onOpen }: LibraryProps) {
  const heading = useId();
  const words = useDeferredValue(search.trim());
  const { state, reload } = useResource('listParts', words === '' ? {} : { search: words }, { keepsLast: true });
  const parts = state.kind === 'loaded' ? state.value.parts.filter(({ from }) => from.id !== survey_id) : [];
  const left = state.kind === 'loaded' ? state.value.total - state.value.parts.length : 0;
  return (
    <section aria-labelledby={heading}>
      <Typography id={heading} variant="h3" sx={{ fontSize: '1rem', mb: 1.5 }}>
        {texts.library}
      </Typography>
      <TextField
        fullWidth
        size="small"
        type="search"
        label={texts.search}
        helperText={texts.searchHint}
        value={search}
        onChange={(event) => onSearch(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 200, autoComplete: 'off' } }}
      />
      {state.kind === 'loading' && <PartsSkeleton />}
      {state.kind === 'failed' && (
        <FaultAlert onRetry={reload} sx={{ mt: 2 }}>
          {texts.listFault(state.reason)}
        </FaultAlert>
      )}
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 1, '&:empty': { display: 'none' } }}>
        {state.kind === 'loaded' && parts.length === 0 ? (words === '' ? texts.none : texts.noneFound(words)) : null}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
        {parts.map((part) => (
          <PartItem key={`${part.from.kind} ${part.from.id}`} part={part} onOpen={() => onOpen(part)} />
        ))}
      </Box>
      {left > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {texts.more(left)}
        </Typography>
      )}
    </section>
  );
}

function PartItem({ part, onOpen }: { readonly part: ListedPart; readonly onOpen: () => void }) {
  const { name, about, questions, from, offered } = part;
  const kind = from.kind === 'delivered' ? 'delivered' : offered ? 'offered' : 'dialog';
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Button
        fullWidth
        color="inherit"
        aria-label={texts.open(name)}
        onClick={onOpen}
        sx={{ py: 1.25, px: 1, display: 'block', textAlign: 'start', textTransform: 'none', overflowWrap: 'anywhere' }}
      >
        <Box
          component="span"
          sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}
        >
          <Box component="span" lang="de" sx={{ fontWeight: 600, minWidth: 0, hyphens: 'auto' }}>
            {name}
          </Box>
          <Chip
            component="span"
            size="small"
            variant="outlined"
            label={texts.kinds[kind]}
            sx={{ flex: 'none', fontWeight: 400 }}
          />
        </Box>
        {about !== '' && (
          <Typography component="span" variant="body2" sx={{ display: 'block' }}>
            {about}
          </Typography>
        )}
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          {texts.questions(questions)}
        </Typography>
      </Button>
    </Box>
  );
}

function PartsSkeleton() {
  return (
    <Box role="progressbar" aria-label={texts.loading} sx={{ mt: 2, display: 'grid', gap: 1.5 }}>
      {['75%', '55%', '65%'].map((width) => (
        <div key={width}>
          <Skeleton variant="text" width={width} sx={{ fontSize: '1rem' }} />
          <Skeleton variant="text" width="90%" />
        </div>
      ))}
    </Box>
  );
}
