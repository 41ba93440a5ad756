/**
 * What a visitor does on a prerendered page before its scripts are there. On a slow line that is
 * seconds; it is done again when the site has taken the page over, so that nothing is lost.
 */
type Typed = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isTyped = (target: EventTarget | null): target is Typed =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

/** Records input until `main.tsx` starts to hydrate, and replays it afterwards. */
export function keepEarly(): void {
  const typed = new Map<Typed, Pick<HTMLInputElement, 'value' | 'checked'>>();
  let repeat: (() => void) | undefined;

  const onInput = ({ target }: Event) => {
    if (!isTyped(target)) return;
    typed.set(target, { value: target.value, checked: 'checked' in target && target.checked });
  };
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.type === 'button') repeat = () => button.click();
  };
  const onFollow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !mayCarryQuery(link, event)) return;
    hold(event);
    repeat = () => link.click();
  };
  const onSubmit = (event: SubmitEvent) => {
    hold(event);
    const { target: form, submitter } = event;
    if (form instanceof HTMLFormElement) repeat = () => form.requestSubmit(submitter);
  };

  const before = new AbortController();
  const options = { capture: true, signal: before.signal };
  addEventListener('click', onClick, options);
  addEventListener('click', onFollow, true);
  addEventListener('submit', onSubmit, true);
  addEventListener('input', onInput, true);
  // From here on React handles presses itself, and delays them until it can answer.
  addEventListener('site:takes-over', () => before.abort(), { once: true });
  addEventListener(
    'site:has-taken-over',
    () => {
      removeEventListener('input', onInput, true);
      for (const [field, { value, checked }] of typed) {
        if (isCheckbox(field)) tickAgain(field, checked);
        else typeAgain(field, value);
      }
    },
    { once: true },
  );
  // Later than what was typed, because React passes it to the forms, and the address to links and forms, after that: until
  // then a link leads where the page was written to lead, and a form knows nothing of the address.
  addEventListener(
    'site:is-ready',
    () => {
      removeEventListener('click', onFollow, true);
      removeEventListener('submit', onSubmit, true);
      if (repeat) setTimeout(repeat);
    },
    { once: true },
  );
}

/**
 * Whether following this link now could lose what the address says, such as `next` on the way to sign-up: the
 * page was written without any query, and its links get their part of it only when the site takes over.
 */
const mayCarryQuery = (link: HTMLAnchorElement, event: MouseEvent): boolean =>
  window.location.search !== '' &&
  link.origin === window.location.origin &&
  link.target === '' &&
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

/** Keeps an event from the browser, and from React where that listens already. */
function hold(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

const isCheckbox = (field: Typed): field is HTMLInputElement => field.type === 'checkbox';

function tickAgain(field: HTMLInputElement, checked: boolean): void {
  if (field.checked !== checked) field.click();
}

/** Fills a field past React's own setter, which would take the event after it for no change. */
function typeAgain(field: Typed, value: string): void {
  field.value = '';
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
}
