import { Alert } from '@dialogwerk/shared/ui';
import { useRef } from 'react';
import { insertAtCaret } from '../../features/inspector/ui/insertAtCaret.ts';
import { useInspector } from '../../features/inspector/ui/InspectorContext.ts';
import { HeadersSection } from '../../features/inspector/ui/sections/requests/HeadersSection.tsx';
import { MappingSection } from '../../features/inspector/ui/sections/requests/MappingSection.tsx';
import { RequestSection } from '../../features/inspector/ui/sections/requests/RequestSection.tsx';
import { RoutingSection } from '../../features/inspector/ui/sections/flow/RoutingSection.tsx';
import { SecretsSection } from '../../features/inspector/ui/sections/requests/SecretsSection.tsx';
import { TextSection } from '../../features/inspector/ui/sections/TextSection.tsx';
import { texts } from '../../features/inspector/texts.ts';
import type { EditorProps } from '../EditorProps.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** The fields that a secret can stand in, by their names in the forms. */
const sentFields = /^(url|body|headers\.\d+\.value)$/;
const isSentField = (element: EventTarget): element is TextField =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && sentFields.test(element.name);

/** Schnittstelle: asks another system, nothing is asked of the respondent. */
export function ApiEditor({ block }: EditorProps<'api'>) {
  const { readOnly } = useInspector();
  const sent = useRef<HTMLDivElement>(null);
  const last = useRef<TextField>(null);

  /** Into the field that was last in use, else into the address. */
  function insert(placeholder: string): void {
    const field = last.current?.isConnected ? last.current : sent.current?.querySelector('input[name="url"]');
    if (field && isSentField(field)) insertAtCaret(field, placeholder);
  }

  return (
    <>
      {readOnly ? (
        <Alert severity="info">{texts.requestHidden}</Alert>
      ) : (
        <>
          <div
            ref={sent}
            onFocus={({ target }) => {
              if (isSentField(target)) last.current = target;
            }}
          >
            <RequestSection block={block} />
            <HeadersSection block={block} />
          </div>
          <SecretsSection block={block} onInsert={insert} />
        </>
      )}
      <MappingSection block={block} />
      <TextSection block={block} help={texts.apiContextHelp} />
      <RoutingSection block={block} />
    </>
  );
}
