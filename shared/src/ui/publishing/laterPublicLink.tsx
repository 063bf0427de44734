import Skeleton from '@mui/material/Skeleton';
import { laterPart } from '../later/laterPart.tsx';

/** The link for respondents with its QR code, whose code comes when it is drawn. */
export const PublicLink = laterPart(
  async () => (await import('./PublicLink.tsx')).PublicLink,
  <Skeleton variant="rounded" height={212} />,
);
