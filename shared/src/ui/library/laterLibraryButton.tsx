import Skeleton from '@mui/material/Skeleton';
import { laterPart } from '../later/laterPart.tsx';

/** The way into the media library, whose code comes when it is drawn. */
export const LibraryButton = laterPart(
  async () => (await import('./LibraryButton.tsx')).LibraryButton,
  <Skeleton variant="rounded" width={180} height={31} />,
);
