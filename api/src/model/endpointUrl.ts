import { trimSigns } from '@dialogwerk/shared/dialog';

/** The address of a model as it is kept: what a provider's own paths are put behind, also where the whole path of a call was given. */
export const endpointUrl = (given: string): string => trimSigns(given, '/', 'end').replace(/\/chat\/completions$/, '');
