import Skeleton from '@mui/material/Skeleton';
import { laterPart } from '../later/laterPart.tsx';

/** The name of a public address, whose code comes when it is drawn. */
export const PublicNameForm = laterPart(
  async () => (await import('./PublicNameForm.tsx')).PublicNameForm,
  <Skeleton variant="rounded" height={120} />,
);
