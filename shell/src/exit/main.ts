import { pageState } from '@dialogwerk/shared/browser';

/** Where the link of the messenger has put the code: behind `#`, so that it stands in no log. */
const code = location.hash.slice(1);
const form = document.querySelector<HTMLFormElement>('form[data-takes="code"]');
const field = form?.querySelector<HTMLInputElement>('input[name="code"]');
if (form && field && code !== '') {
  field.value = decodeURIComponent(code);
  pageState.replace(null, location.pathname + location.search);
  form.requestSubmit();
}
