import { change, patch, send } from '@dialogwerk/shared/clients';
import type { Version } from '@dialogwerk/shared/contract';
import { retryWith, showNotice } from '@dialogwerk/shared/state';
import { texts } from './texts.ts';

const without = (versions: readonly Version[], version_id: string): Version[] =>
  versions.filter((version) => version.version_id !== version_id);

/** Shows a version as the server has kept it. */
const shown = (survey_id: string) => ({
  answered: ({ version }: { readonly version: Version }) => [
    patch('versions', { survey_id }, ({ versions }) => ({
      versions: [version, ...without(versions, version.version_id)],
    })),
  ],
});

/** Keeps the draft as it was at a revision under a name, and says so; throws `ApiError`. */
export async function keepVersion(survey_id: string, name: string, revision: number): Promise<void> {
  const version_id = crypto.randomUUID();
  await send('keepVersion', { survey_id, version_id, name, revision }, shown(survey_id));
  showNotice(texts.kept(name));
}

/** Gives a kept version another name; throws `ApiError`. */
export async function renameVersion(survey_id: string, version_id: string, name: string): Promise<void> {
  await send('keepVersion', { survey_id, version_id, name }, shown(survey_id));
}

/** Deletes a version; the notice brings it back. */
export async function deleteVersion(survey_id: string, version: Version): Promise<void> {
  const { version_id, name } = version;
  const answered = () => [
    patch('versions', { survey_id }, ({ versions }) => ({ versions: without(versions, version_id) })),
  ];
  const gone = await change('deleteVersion', { survey_id, version_id }, { answered });
  if (!gone.ok) {
    const again = retryWith(() => void deleteVersion(survey_id, version));
    return showNotice(texts.deleteFault(gone.reason), again);
  }
  const bringBack = async (): Promise<void> => {
    const back = await change('keepVersion', { survey_id, version_id, name }, shown(survey_id));
    if (back.ok) return showNotice(texts.kept(name));
    showNotice(
      texts.keepFault(back.reason),
      retryWith(() => void bringBack()),
    );
  };
  showNotice(texts.deleted(name), { label: texts.bringBack, run: () => void bringBack() });
}
