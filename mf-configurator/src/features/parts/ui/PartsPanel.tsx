import { Box } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import type { ListedPart } from '@dialogwerk/shared/contract';
import { Library } from './Library.tsx';
import { PartView } from './PartView.tsx';
import { ShareForms } from './ShareForms.tsx';
import { UsedParts } from './UsedParts.tsx';
import type { PartsWork } from './PartsWork.ts';

/** What the dialog is put together from: parts that are in it, those that can be put in, and what it gives to others. */
export function PartsPanel(work: PartsWork) {
  const [open, setOpen] = useState<ListedPart | null>(null);
  const [search, setSearch] = useState('');
  if (open) return <PartView part={open} work={work} onBack={() => setOpen(null)} />;
  return (
    <Box sx={{ p: 2, display: 'grid', gap: 3 }}>
      <UsedParts work={work} />
      <Library survey_id={work.survey.survey_id} search={search} onSearch={setSearch} onOpen={setOpen} />
      {!work.readOnly && <ShareForms work={work} />}
    </Box>
  );
}
