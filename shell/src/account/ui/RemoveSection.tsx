import { Button } from '@dialogwerk/shared/ui';
import { useCallback, useState } from 'react';
import { useRepeatedCall } from '@dialogwerk/shared/ui/router';
import { texts } from '../texts.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { Section } from './Section.tsx';

/** The end of the account. After a fresh login the dialog opens again: the password is asked for anew, never stored. */
export function RemoveSection() {
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  useRepeatedCall('deleteAccount', () => setIsOpen(true));
  return (
    <Section title={texts.remove} help={texts.removeHelp}>
      <Button variant="outlined" color="error" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {texts.removeOpen}
      </Button>
      {isOpen && <RemoveDialog onClose={close} />}
    </Section>
  );
}
