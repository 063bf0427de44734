import { laterPart } from '../later/laterPart.tsx';

/** QR codes on sheets of paper, whose code comes when they are asked for. */
export const QrSheet = laterPart(async () => (await import('./QrSheet.tsx')).QrSheet);
