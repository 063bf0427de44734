import { $notice } from '@dialogwerk/shared/state';
import { fakeAuthorApi } from '@dialogwerk/shared/testing';
import { fireEvent, render, screen, waitFor } from '@dialogwerk/shared/testing/screen';
import { afterEach, expect, test, vi } from 'vitest';
import NameDialog from './NameDialog.tsx';

let api: ReturnType<typeof fakeAuthorApi> | undefined;
afterEach(() => {
  api?.restore();
  $notice.set(null);
});

test('a multi-chat gets a name in its address, and who shows the address is told', async () => {
  api = fakeAuthorApi({
    managerPublicName: () => ({ name: null, former: [] }),
    setManagerPublicName: ({ name }) => ({ name, former: [] }),
  });
  const onGiven = vi.fn<() => void>();
  const manager = { dialog_manager_id: 7, name: 'Der Fall' };
  render(<NameDialog manager={manager} mayGive onGiven={onGiven} onClose={() => undefined} />);
  fireEvent.change(await screen.findByRole('textbox', { name: 'Name in der Adresse' }), {
    target: { value: 'Der-Fall' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Namen vergeben' }));
  await waitFor(() => expect(onGiven).toHaveBeenCalledOnce());
  expect(api.made.at(-1)?.request).toEqual({ id: 7, name: 'der-fall' });
  expect($notice.get()?.text).toContain('/multi_live/der-fall');
});
