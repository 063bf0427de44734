import { useMemo } from 'react';
import { qrCode } from '../model/qrCode.ts';

interface QrPictureProps {
  readonly text: string;
  /** What it is, for those who do not see it. */
  readonly name: string;
}

/** A text as a QR code, black on white in every theme so that it scans. */
export function QrPicture({ text, name }: QrPictureProps) {
  const picture = useMemo(() => qrCode(text), [text]);
  return <img className="dw-qr" src={picture} alt={name} width={192} height={192} />;
}
