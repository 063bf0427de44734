import { copyText } from '@dialogwerk/shared/browser';
import type { FigureLink } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { Button, Icon, Stack, TextField, Typography } from '@dialogwerk/shared/ui';
import { formatShortMoment } from '@dialogwerk/shared/dates';
import { mdiContentCopy } from '@mdi/js';
import { figureLinkTexts as texts } from './texts.ts';

interface FigureLinkRowProps {
  readonly link: FigureLink;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly onRevoke: (link: FigureLink) => void;
}

/** One link, with what guards it. */
export function FigureLinkRow({ link, now, onRevoke }: FigureLinkRowProps) {
  const { name, path, ends_at, has_password, filter } = link;
  const address = location.origin + path;
  const until = formatShortMoment(ends_at);
  const facts = [
    ends_at > now ? texts.until(until) : texts.ended(until),
    ...(has_password ? [texts.withPassword] : []),
    ...(filter === '' ? [] : [texts.withFilter]),
  ];
  const copy = async (): Promise<void> => showNotice((await copyText(address)) ? texts.copied : texts.notCopied);
  return (
    <li>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {facts.join(' · ')}
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1 }}>
        <TextField
          fullWidth
          size="small"
          value={address}
          onFocus={({ target }) => target.select()}
          slotProps={{ htmlInput: { readOnly: true, spellCheck: false, 'aria-label': texts.address(name) } }}
        />
        <Stack direction="row" sx={{ gap: 1, flexShrink: 0 }}>
          <Button
            variant="outlined"
            aria-label={texts.copyOf(name)}
            startIcon={<Icon path={mdiContentCopy} />}
            onClick={() => void copy()}
          >
            {texts.copy}
          </Button>
          <Button color="error" aria-label={texts.revokeOf(name)} onClick={() => onRevoke(link)}>
            {texts.revoke}
          </Button>
        </Stack>
      </Stack>
    </li>
  );
}
