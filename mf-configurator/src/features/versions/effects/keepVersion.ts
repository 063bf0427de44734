import { authorClient, reasonOf } from '@dialogwerk/shared/clients';
import type { Version } from '@dialogwerk/shared/contract';
import { retryWith, showNotice } from '@dialogwerk/shared/state';
import { texts } from '../texts.ts';

/** Keeps the draft as it was at a revision under a name, and says so; throws `ApiError`. */
export async function keepVersion(survey_id: string, name: string, revision: number): Promise<Version> {
  const version_id = crypto.randomUUID();
  const { version } = await authorClient.call('keepVersion', { survey_id, version_id, name, revision });
  showNotice(texts.kept(version.name));
  return version;
}

/** Gives a kept version another name; throws `ApiError`. */
export async function renameVersion(survey_id: string, version_id: string, name: string): Promise<Version> {
  const { version } = await authorClient.call('keepVersion', { survey_id, version_id, name });
  return version;
}

interface Shown {
  readonly onGone: () => void;
  readonly onBack: (version: Version) => void;
}

/** Deletes a version; the notice brings it back. */
export async function deleteVersion(survey_id: string, version: Version, shown: Shown): Promise<void> {
  const { version_id, name } = version;
  try {
    await authorClient.call('deleteVersion', { survey_id, version_id });
  } catch (error) {
    showNotice(
      texts.deleteFault(reasonOf(error)),
      retryWith(() => void deleteVersion(survey_id, version, shown)),
    );
    return;
  }
  shown.onGone();
  const bringBack = async (): Promise<void> => {
    try {
      shown.onBack(await renameVersion(survey_id, version_id, name));
      showNotice(texts.kept(name));
    } catch (error) {
      showNotice(
        texts.keepFault(reasonOf(error)),
        retryWith(() => void bringBack()),
      );
    }
  };
  showNotice(texts.deleted(name), { label: texts.bringBack, run: () => void bringBack() });
}
