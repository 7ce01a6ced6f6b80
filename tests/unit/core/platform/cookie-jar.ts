/** Simulates the cookies of a browser as pages of several hosts and paths see them. */
import { vi } from "vitest";

type Stored = { readonly name: string; readonly value: string; readonly domain: string; readonly isShared: boolean; readonly path: string };

/** Tells whether a host belongs to a domain. */
const isIn = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

/** Tells whether a page's path is in a cookie's path, by the rules of RFC 6265. */
const isBelow = (path: string, folder: string): boolean =>
  path === folder || (path.startsWith(folder) && (folder.endsWith("/") || path[folder.length] === "/"));

/** Creates an empty jar. `visit` makes the page of an address the one that the code under test runs in. */
export function createCookieJar() {
  let jar: readonly Stored[] = [];
  const written: string[] = [];

  const write = (line: string, { hostname, pathname }: URL): void => {
    written.push(line);
    const [pair = "", ...rest] = line.split("; ");
    const options = new Map(rest.map((one) => [one.split("=")[0], one.split("=")[1]] as const));
    const [name = "", value = ""] = pair.split("=");
    const domain = options.get("Domain") ?? hostname;
    // A single word is a domain of nobody's, such as `be`, unless it is the page's own host.
    if (!isIn(hostname, domain) || (!domain.includes(".") && domain !== hostname)) return;
    const folder = pathname.slice(0, Math.max(1, pathname.lastIndexOf("/")));
    const one = { name, value, domain, isShared: options.has("Domain"), path: options.get("Path") || folder };
    const isSame = (other: Stored): boolean =>
      other.name === name && other.domain === domain && other.isShared === one.isShared && other.path === one.path;
    jar = [...jar.filter((other) => !isSame(other)), ...(options.get("Max-Age") === "0" ? [] : [one])];
  };

  const readAt = ({ hostname, pathname }: URL): readonly Stored[] =>
    jar
      .filter(({ domain, isShared, path }) => (isShared ? isIn(hostname, domain) : hostname === domain) && isBelow(pathname, path))
      .toSorted((one, other) => other.path.length - one.path.length);

  return {
    /** All lines that were written, also those that the browser refused. */
    written,
    /** Opens a page; `isRefusing` is true for a browser that stores no cookies. */
    visit(address: string, { isRefusing = false } = {}): void {
      const url = new URL(address);
      vi.stubGlobal("location", url);
      vi.stubGlobal("BroadcastChannel", undefined);
      vi.stubGlobal("document", {
        get cookie() {
          return readAt(url)
            .map(({ name, value }) => `${name}=${value}`)
            .join("; ");
        },
        set cookie(line: string) {
          if (!isRefusing) write(line, url);
        },
      });
    },
    /** Writes a cookie as another script of a page does. */
    add: (line: string, address: string): void => write(line, new URL(address)),
    /** Returns the cookies that a page of this address gets, as `name=value`. */
    at: (address: string): readonly string[] => readAt(new URL(address)).map(({ name, value }) => `${name}=${value}`),
  };
}
