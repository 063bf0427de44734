import { mdiDownload } from '@mdi/js';
import { send } from '@dialogwerk/shared/clients';
import { Button, Icon } from '@dialogwerk/shared/ui';
import { useRepeatedCall } from '@dialogwerk/shared/ui/router';
import { texts } from '../texts.ts';
import { Problem } from '../../forms/Problem.tsx';
import { Section } from './Section.tsx';
import { useSaving } from './useSaving.ts';

/** Everything that is stored of the account, as a file. It wants a fresh login, after which it goes on by itself. */
export function DataSection() {
  const { isSaving, problem, save } = useSaving();
  const download = async (): Promise<void> => {
    await save(async () => saveAsFile(texts.fileName, await send('exportAccount', {})), texts.exported);
  };
  useRepeatedCall('exportAccount', () => void download());
  return (
    <Section title={texts.data} help={texts.dataHelp}>
      <Problem text={problem} />
      <Button
        variant="outlined"
        startIcon={<Icon path={mdiDownload} />}
        loading={isSaving}
        loadingPosition="start"
        onClick={() => void download()}
      >
        {isSaving ? texts.exporting : texts.exportData}
      </Button>
    </Section>
  );
}

/** Gives a JSON value to the browser's downloads. */
function saveAsFile(name: string, content: unknown): void {
  const address = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
