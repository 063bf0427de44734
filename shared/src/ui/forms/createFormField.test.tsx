import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { renderScreen, screen, waitFor } from '../../testing/renderScreen.tsx';
import { filled } from './filled.ts';
import { TextField } from '../deferredParts.tsx';
import { createFormField } from './createFormField.tsx';

const FormField = createFormField(TextField);

function open() {
  const send = vi.fn<(name: string) => void>();
  const Form = () => {
    const { control, handleSubmit, resetField } = useForm({ defaultValues: { name: '', note: '' } });
    const submit = handleSubmit(({ name }) => {
      send(name);
      resetField('name');
    });
    return (
      <form onSubmit={(event) => void submit(event)}>
        <FormField
          control={control}
          name="name"
          rules={{ validate: (name) => filled(name) || 'Bitte geben Sie einen Namen ein.' }}
          label="Name"
          hint="So heißt der Ordner."
        />
        <FormField control={control} name="note" rules={{ validate: filled }} label="Notiz" />
        <button type="submit">Speichern</button>
      </form>
    );
  };
  return { send, ...renderScreen(Form, { path: '/' }) };
}
const nameField = (description: string) => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name', description });

test('what is wrong stands in the place of the hint, the first such field gets the focus, and nothing is sent', async () => {
  const { user, send } = open();
  expect(nameField('So heißt der Ordner.').getAttribute('aria-invalid')).toBe('false');
  await user.type(nameField('So heißt der Ordner.'), '  ');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  const wrong = nameField('Bitte geben Sie einen Namen ein.');
  expect(wrong.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(wrong));
  await user.type(wrong, 'Kurse');
  expect(nameField('So heißt der Ordner.').getAttribute('aria-invalid')).toBe('false');
  expect(send).not.toHaveBeenCalled();
});

test('what is wrong without words is not shown and not sent; a field that was emptied takes its label back', async () => {
  const { user, send } = open();
  await user.type(nameField('So heißt der Ordner.'), 'Kurse');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  const note = screen.getByRole('textbox', { name: 'Notiz' });
  await waitFor(() => expect(document.activeElement).toBe(note));
  expect(note.getAttribute('aria-invalid')).toBe('false');
  expect(send).not.toHaveBeenCalled();
  await user.type(note, 'für Mai');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  expect(send.mock.calls).toEqual([['Kurse']]);
  expect(nameField('So heißt der Ordner.').value).toBe('');
  expect(screen.getByText('Name', { selector: 'label' }).dataset['shrink']).toBe('false');
});
