/** Starts a shared service once for all its users. */

/**
 * Returns a start function that several users share. It starts with the first user, with that user's arguments, and ends when the last user
 * has stopped.
 */
export function refCounted<Brought extends readonly unknown[]>(
  begin: (...brought: Brought) => () => void,
): (...brought: Brought) => () => void {
  let users = 0;
  let end = (): void => undefined;
  return (...brought) => {
    if (users++ === 0) end = begin(...brought);
    let isStopped = false;
    return () => {
      if (isStopped) return;
      isStopped = true;
      if (--users === 0) end();
    };
  };
}
