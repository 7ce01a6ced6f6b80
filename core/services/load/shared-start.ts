/** What runs once for all who use it. */

/** Begins with the first who starts, by whatever that one brings, and ends with the last who stops. */
export function sharedStart<Brought extends readonly unknown[]>(
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
