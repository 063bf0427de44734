import { mdiDownload, mdiPrinterOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useMemo, useState } from 'react';
import { saveAddress } from '../../browser/saveAddress.ts';
import { Icon } from '../Icon.tsx';
import { publicLinkTexts as texts } from './publicLinkTexts.ts';
import { QrSheet } from './laterQrSheet.tsx';
import { qrCode, qrPicture } from './qrCode.ts';

/** A link as a picture for posters and slides, black on white in every theme so that it scans. */
export function QrCode({ link, name }: { readonly link: string; readonly name: string }) {
  const picture = useMemo(() => qrCode(link), [link]);
  const [isPrinting, setPrinting] = useState(false);
  return (
    <Stack sx={{ alignItems: 'center', flexShrink: 0 }}>
      <Box
        component="img"
        src={picture}
        alt={texts.qr(name)}
        sx={{ display: 'block', width: 168, height: 168, mb: 1, border: 1, borderColor: 'divider', borderRadius: 1 }}
      />
      <Button component="a" href={picture} download={texts.qrFile(name)} startIcon={<Icon path={mdiDownload} />}>
        {texts.qrDownload}
      </Button>
      <Stack direction="row">
        <Button size="small" onClick={() => saveAddress(qrPicture(link), texts.qrPictureFile(name))}>
          {texts.qrPicture}
        </Button>
        <Button size="small" startIcon={<Icon path={mdiPrinterOutline} />} onClick={() => setPrinting(true)}>
          {texts.sheet}
        </Button>
      </Stack>
      {isPrinting && <QrSheet heading={name} codes={[{ name, link }]} onClose={() => setPrinting(false)} />}
    </Stack>
  );
}
