import { Box, Button, Icon, Stack } from '@dialogwerk/shared/ui';
import { mdiDownload } from '@mdi/js';
import { useMemo } from 'react';
import { texts } from '../../../texts.ts';
import { qrCode } from '../model/qrCode.ts';

/** The link as a picture for posters and slides, black on white in every theme so that it scans. */
export function QrCode({ link, name }: { readonly link: string; readonly name: string }) {
  const picture = useMemo(() => qrCode(link), [link]);
  return (
    <Stack sx={{ gap: 1, alignItems: 'center', flexShrink: 0 }}>
      <Box
        component="img"
        src={picture}
        alt={texts.link.qr(name)}
        sx={{ display: 'block', width: 168, height: 168, border: 1, borderColor: 'divider', borderRadius: 1 }}
      />
      <Button component="a" href={picture} download={texts.link.qrFile(name)} startIcon={<Icon path={mdiDownload} />}>
        {texts.link.qrDownload}
      </Button>
    </Stack>
  );
}
