import { DialogContent, Skeleton } from '@dialogwerk/shared/ui';
import { pickerTexts } from '../pickerTexts.ts';

/** Stands in for the templates while they come. */
export function PickerSkeleton() {
  return (
    <DialogContent role="progressbar" aria-label={pickerTexts.loading} sx={{ display: 'grid', gap: 1.5 }}>
      <Skeleton variant="rounded" height={40} />
      <Skeleton variant="rounded" height={32} width="70%" />
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} variant="rounded" height={84} sx={{ width: { md: '55%' } }} />
      ))}
    </DialogContent>
  );
}
