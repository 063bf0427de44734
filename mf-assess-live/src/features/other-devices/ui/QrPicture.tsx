import { useEffect, useState } from 'react';

interface QrPictureProps {
  readonly text: string;
  /** What it is, for those who do not see it. */
  readonly name: string;
}

/** A text as a QR code, black on white in every theme so that it scans; its room is kept while its code comes. */
export function QrPicture({ text, name }: QrPictureProps) {
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    void import('../model/qrCode.ts').then(
      ({ qrCode }) => setPicture(qrCode(text)),
      // The link stands beside it.
      () => undefined,
    );
  }, [text]);
  return (
    <div className="dw-qr">{picture !== null && <img src={picture} alt={name} width={192} height={192} />}</div>
  );
}
