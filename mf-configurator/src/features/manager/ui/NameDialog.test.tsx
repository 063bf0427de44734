import { $notice } from '@dialogwerk/shared/state';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { fireEvent, render, screen, waitFor } from '@dialogwerk/shared/testing/screen';
import { afterEach, expect, test } from 'vitest';
import NameDialog from './NameDialog.tsx';

let api: ReturnType<typeof fakeAuthorApi> | undefined;
afterEach(() => {
  api?.restore();
  $notice.set(null);
});

test('a multi-chat gets a name in its address', async () => {
  api = fakeAuthorApi({
    managerPublicName: () => ({ name: null, former: [] }),
    setManagerPublicName: ({ name }) => ({ name, former: [] }),
  });
  const manager = { dialog_manager_id: 7, name: 'Der Fall' };
  render(<NameDialog manager={manager} mayGive onClose={() => undefined} />);
  fireEvent.change(await screen.findByRole('textbox', { name: 'Name in der Adresse' }), {
    target: { value: 'Der-Fall' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Namen vergeben' }));
  await waitFor(() => expect($notice.get()?.text).toContain('/multi_live/der-fall'));
  expect(api.made.find(({ name }) => name === 'setManagerPublicName')?.request).toEqual({ id: 7, name: 'der-fall' });
});
