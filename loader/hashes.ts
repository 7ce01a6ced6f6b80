/**
 * Finds the hash that a file must have. This is the code of `integrity.js`, which only pages that ask for integrity fetch. Its list
 * contains the files that the loader requests by name. The other files of a widget are in a list of their own, beside the widget's first
 * file.
 */
type Hashes = Readonly<Record<string, string>>;

/** Imports a file only after its hash was verified. */
type Load = (address: string, hash: string) => Promise<unknown>;

/** Imports a file with its listed hash. Rejects for a file that is in no list. */
export type ImportListed = (address: string, load: Load) => Promise<unknown>;

/**
 * Creates the import of listed files.
 *
 * @param first the hashes that are known from the start, by the files' names
 */
export function createImportListed(first: Hashes): ImportListed {
  const hashes: Record<string, string> = { ...first };
  const lists = new Map<string, Promise<unknown>>();
  const learned = new Set<string>();

  /**
   * Loads the list of hashes beside a widget's first file, such as `newsletter.js`, once. Where the list fails or hangs, so does the
   * attempt to load the file. The next attempt of the file uses a new address for the list, too.
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
