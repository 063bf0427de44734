import { useId, useState } from 'react';
import type { DragEvent } from 'react';
import { acceptedTypes, greatestSize, megabytes } from '../model/fileFault.ts';
import { asGroup, describedBy } from './InputProps.ts';
import { SendingBar } from './SendingBar.tsx';
import { useKeptFocus } from './useKeptFocus.ts';
import { useObjectUrl } from './useObjectUrl.ts';
import { useSending } from './useSending.ts';
import type { FileProps } from './useSending.ts';

/** One file from the device: chosen or dropped, looked at, sent. Nothing leaves the device before 'Senden'. */
export function FilePicker(props: FileProps) {
  const { texts, wording, named, rules, onProblem } = props;
  const [file, setFile] = useState<File | null>(null);
  const { share, faultOf, send, cancel } = useSending(props);
  const hintId = useId();
  const step = share === null ? (file?.name ?? 'none') : 'sending';
  const frame = useKeptFocus(step);
  const size = (bytes: number): string => wording.number(megabytes(bytes));

  const choose = (chosen: File | undefined): void => {
    if (!chosen) return;
    const fault = faultOf(chosen);
    onProblem(fault);
    setFile(fault === null ? chosen : null);
  };
  const remove = (): void => {
    cancel();
    setFile(null);
  };
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    choose(event.dataTransfer.files[0]);
  };

  return (
    <div ref={frame} role="group" className="dw-files" {...asGroup(describedBy(named, hintId))}>
      {file === null ? (
        <div className="dw-drop" onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
          <label className="dw-button dw-pick">
            <input
              type="file"
              className="dw-hidden"
              data-lead
              accept={acceptedTypes(rules.kinds)}
              onChange={(event) => choose(event.target.files?.[0])}
            />
            {texts.chooseFile}
          </label>
          <span className="dw-or-drop" aria-hidden>
            {texts.dropFile}
          </span>
        </div>
      ) : (
        <ChosenFile file={file} size={texts.fileSize(size(file.size))}>
          {share === null && (
            <button type="button" className="dw-button dw-quiet" onClick={remove}>
              {texts.removeFile}
            </button>
          )}
        </ChosenFile>
      )}
      <p className="dw-hint" id={hintId} hidden={file !== null}>
        {texts.fileLimits(rules.kinds, size(greatestSize(rules.kinds, rules.max_bytes)))}
      </p>
      <p className="dw-hidden" role="status">
        {file && (share === null ? texts.chosenFile(file.name) : texts.fileOnItsWay)}
      </p>
      {file && share === null && (
        <div className="dw-actions">
          <button type="button" className="dw-button" data-lead onClick={() => send(file, file.name)}>
            {texts.send}
          </button>
        </div>
      )}
      {share !== null && <SendingBar share={share} texts={texts} onCancel={cancel} />}
    </div>
  );
}

interface ChosenFileProps {
  readonly file: File;
  readonly size: string;
  readonly children: React.ReactNode;
}

/** What is going to be sent; a picture as it is. */
function ChosenFile({ file, size, children }: ChosenFileProps) {
  const picture = useObjectUrl(file.type.startsWith('image/') ? file : null);
  return (
    <div className="dw-chosen">
      {picture && <img src={picture} alt="" />}
      <p>
        <span>{file.name}</span> <span className="dw-size">{size}</span>
      </p>
      {children}
    </div>
  );
}
