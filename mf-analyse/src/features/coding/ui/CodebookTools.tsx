import type { CountedCode } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { Button, Icon, Stack } from '@dialogwerk/shared/ui';
import { mdiDownload, mdiUpload } from '@mdi/js';
import { useRef, useState } from 'react';
import { saveFile } from '@dialogwerk/shared/browser';
import type { CodebookFile } from '../model/codebook.ts';
import { codingTexts } from '../texts.ts';
import type { Codes } from '../useCodes.ts';
import { CodebookDialog } from './CodebookDialog.tsx';

const texts = codingTexts.codebook;

/** Loaded when it is used, because most who code read and write no files. */
const loadCodebook = () => import('../model/codebook.ts');

interface CodebookToolsProps {
  readonly codes: readonly CountedCode[];
  /** What the question is called. */
  readonly title: string;
  readonly onAdd: Codes['addAll'];
}

/** The codes of a question out as a file, and in from one. */
export function CodebookTools({ codes, title, onAdd }: CodebookToolsProps) {
  const [file, setFile] = useState<CodebookFile | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const read = async (chosen: File | undefined): Promise<void> => {
    if (!chosen) return;
    try {
      const { readCodebook } = await loadCodebook();
      setFile(readCodebook(await chosen.arrayBuffer()));
    } catch {
      showNotice(texts.unreadable);
    }
  };
  const save = async (): Promise<void> => {
    const { writeCodebook } = await loadCodebook();
    const name = texts
      .file(title)
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .trim()
      .slice(0, 100);
    saveFile(new Blob([writeCodebook(codes)], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
  };
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <Button size="small" startIcon={<Icon path={mdiUpload} />} onClick={() => picker.current?.click()}>
        {texts.read}
      </Button>
      <Button
        size="small"
        startIcon={<Icon path={mdiDownload} />}
        disabled={codes.length === 0}
        onClick={() => void save()}
      >
        {texts.save}
      </Button>
      <input
        ref={picker}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label={texts.read}
        onChange={({ target }) => {
          void read(target.files?.[0]);
          // So that the same file can be chosen again.
          target.value = '';
        }}
      />
      {file && <CodebookDialog file={file} codes={codes} onAdd={onAdd} onClose={() => setFile(null)} />}
    </Stack>
  );
}
