import { reasonOf, send } from '@dialogwerk/shared/clients';
import type { CallResponse } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { Button } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { linkFile } from '../model/linkFile.ts';
import { inviteeTexts } from '../texts.ts';

const texts = inviteeTexts.actions;

interface LinksButtonProps {
  readonly survey_id: string;
  readonly columns: readonly string[];
  readonly total: number;
}

/** Saves all links as a file, for those who send them themselves. */
export function LinksButton({ survey_id, columns, total }: LinksButtonProps) {
  const [done, setDone] = useState<number | null>(null);
  const save = async (): Promise<void> => {
    const links: CallResponse<'inviteeLinks'>['links'] = [];
    try {
      for (let offset: number | null = 0; offset !== null;) {
        setDone(links.length);
        const page: CallResponse<'inviteeLinks'> = await send('inviteeLinks', { survey_id, offset });
        links.push(...page.links);
        offset = page.next;
      }
      saveFile(linkFile(links, columns, location.origin));
    } catch (error) {
      showNotice(inviteeTexts.notDone(reasonOf(error)));
    }
    setDone(null);
  };
  return (
    <Button variant="outlined" disabled={done !== null} onClick={() => void save()}>
      {done === null ? texts.links : texts.linksAt(done, total)}
    </Button>
  );
}

function saveFile(content: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  link.download = texts.file;
  link.click();
  URL.revokeObjectURL(link.href);
}
