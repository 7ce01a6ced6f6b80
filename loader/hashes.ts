/**
 * Which hash a file must have: the code of `integrity.js`, which only pages fetch that ask for integrity. Its list has what the loader
 * asks for by name. What a widget needs beside that is on a list of its own, which comes beside its first file.
 */
type Hashes = Readonly<Record<string, string>>;

/** Imports a file after its hash was right. */
type Load = (address: string, hash: string) => Promise<unknown>;

/** Rejects for a file that is on no list. */
export type ImportListed = (address: string, load: Load) => Promise<unknown>;

/** @param first hashes by the files' names */
export function createImportListed(first: Hashes): ImportListed {
  const hashes: Record<string, string> = { ...first };
  const lists = new Map<string, Promise<unknown>>();
  const learned = new Set<string>();

  /**
   * The list beside `newsletter.js`, once. Where it failed, so does that file; where it hangs, that file's time is over with it; and its
   * next address brings the list's.
   */
  const learn = async (address: string, load: Load): Promise<void> => {
    const listAddress = address.replace(/\.js($|\?)/, ".integrity.js$1");
    const name = nameOf(listAddress);
    const hash = hashes[name];
    if (hash === undefined || learned.has(name)) return;
    const list = lists.get(listAddress) ?? load(listAddress, hash);
    lists.set(listAddress, list);
    Object.assign(hashes, ((await list) as { hashes: Hashes }).hashes);
    learned.add(name);
  };

  return async (address, load) => {
    const hash = hashes[nameOf(address)];
    if (hash === undefined) throw new TypeError(address);
    const [file] = await Promise.all([load(address, hash), learn(address, load)]);
    return file;
  };
}

const nameOf = (address: string): string => address.replace(/^.*\/|\?.*/g, "");
