import { Button, DialogActions } from '@dialogwerk/shared/ui';
import { writingTexts as texts } from '../../writingTexts.ts';

interface TakeActionsProps {
  /** What is on the button that takes away what there is. */
  readonly remove: string;
  /** null where there is nothing to take away. */
  readonly onRemove: (() => void) | null;
  readonly onClose: () => void;
}

/** The ends of a small form about a place in a text: taken away, left, taken. */
export function TakeActions({ remove, onRemove, onClose }: TakeActionsProps) {
  return (
    <DialogActions sx={{ flexWrap: 'wrap' }}>
      {onRemove && (
        <Button onClick={onRemove} sx={{ mr: 'auto' }}>
          {remove}
        </Button>
      )}
      <Button onClick={onClose}>{texts.cancel}</Button>
      <Button type="submit" variant="contained">
        {texts.take}
      </Button>
    </DialogActions>
  );
}
