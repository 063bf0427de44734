import { useResource } from '@dialogwerk/shared/clients';
import type { ListedTemplate } from '@dialogwerk/shared/contract';
import { Button, DialogActions, DialogContent, FaultAlert } from '@dialogwerk/shared/ui';
import { texts } from '../../../texts.ts';
import { pickerTexts } from '../pickerTexts.ts';
import { PickerForm } from './PickerForm.tsx';
import { PickerSkeleton } from './PickerSkeleton.tsx';

interface TemplatePickerProps {
  readonly onUse: (template: ListedTemplate) => void;
  readonly onClose: () => void;
}

/** All templates to choose from, or why they are not there. */
export function TemplatePicker({ onUse, onClose }: TemplatePickerProps) {
  const { state, reload } = useResource('listTemplates', {});
  if (state.kind === 'loading') return <PickerSkeleton />;
  if (state.kind === 'failed') {
    return (
      <>
        <DialogContent>
          <FaultAlert onRetry={reload}>{pickerTexts.fault(state.reason)}</FaultAlert>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={onClose}>{texts.cancel}</Button>
        </DialogActions>
      </>
    );
  }
  return <PickerForm templates={state.value.templates} onUse={onUse} onClose={onClose} />;
}
