let waiting: AbortController | undefined;

/** The page does not hear this key being let go: by then the focus may be back in it. Let go in another window, nobody is told. */
export function keepNextKeyUp(key: string): void {
  waiting?.abort(); // a key that is held down is told of again and again
  const own = (waiting = new AbortController());
  const { signal } = own;
  const stop = (): void => own.abort();
  const keep = (event: KeyboardEvent): void => {
    if (event.key !== key) return;
    stop();
    event.stopImmediatePropagation();
  };
  addEventListener("keyup", keep, { capture: true, signal });
  addEventListener("blur", stop, { signal });
}
