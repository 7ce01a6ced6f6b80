/** Starts something once for all its users. */

/**
 * Returns a start function for shared use: it begins with the first user that starts, with the arguments of that user, and ends with the
 * last user that stops.
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
