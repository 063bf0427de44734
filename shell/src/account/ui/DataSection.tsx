import { mdiDownload } from '@mdi/js';
import { authorClient } from '@dialogwerk/shared/clients';
import { Button, Icon } from '@dialogwerk/shared/ui';
import { useRepeatedCall } from '@dialogwerk/shared/ui/router';
import { saveAsFile } from '../effects/saveAsFile.ts';
import { texts } from '../texts.ts';
import { Problem } from './Problem.tsx';
import { Section } from './Section.tsx';
import { useSaving } from './useSaving.ts';

/** Everything that is stored of the account, as a file. It wants a fresh login, after which it goes on by itself. */
export function DataSection() {
  const { isSaving, problem, save } = useSaving();
  const download = async (): Promise<void> => {
    await save(async () => saveAsFile(texts.fileName, await authorClient.call('exportAccount', {})), texts.exported);
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
