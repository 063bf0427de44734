import { DialogSlot, laterDialog } from '@dialogwerk/shared/ui';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { PersonalContext } from './PersonalContext.ts';
import type { WrittenText } from './PersonalContext.ts';
import { usePersonal } from './usePersonal.ts';

/** Loaded when it is opened, because most visits decide nothing. */
const PersonalDialog = laterDialog(async () => (await import('./PersonalDialog.tsx')).default);

/** Shows personal data in the texts of a dialog that are drawn within, and lets authors decide about them. */
export function PersonalTexts({ survey_id, children }: { readonly survey_id: string; readonly children: ReactNode }) {
  const known = usePersonal(survey_id);
  const [opened, setOpened] = useState<WrittenText | null>(null);
  const personal = useMemo(() => known && { ...known, open: setOpened }, [known]);
  return (
    <PersonalContext value={personal}>
      {children}
      {opened && personal && (
        <DialogSlot onClose={() => setOpened(null)}>
          <PersonalDialog written={opened} personal={personal} onClose={() => setOpened(null)} />
        </DialogSlot>
      )}
    </PersonalContext>
  );
}
