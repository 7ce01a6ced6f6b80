/**
 * The libraries that the widgets are compared with. They are installed when the bench first runs, from `peers/package-lock.json`, into the
 * cache. So `npm ci` never fetches them, and no check of this repository reads them.
 */
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Folders } from "./server.ts";

const list = new URL("peers/", import.meta.url).pathname;
const home = resolve(".cache/bench");
const packages = join(home, "node_modules");

const isInstalled = (): boolean => {
  const [wanted, there] = [join(list, "package-lock.json"), join(home, "package-lock.json")];
  return existsSync(join(packages, ".package-lock.json")) && readFileSync(wanted, "utf8") === readFileSync(there, "utf8");
};

/** Installs the libraries that the widgets are compared with. Throws when that is not possible. */
export function installPeers(): void {
  if (isInstalled()) return;
  console.log("Installing what is measured against (tests/bench/peers) …");
  mkdirSync(home, { recursive: true });
  for (const file of ["package.json", "package-lock.json"]) copyFileSync(join(list, file), join(home, file));
  const { status } = spawnSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"], { cwd: home, stdio: "inherit" });
  if (status !== 0) throw new Error(`npm ci failed in ${home}`);
}

export const peerFolders: Folders = {
  webawesome: join(packages, "@awesome.me/webawesome/dist-cdn"),
  ionic: join(packages, "@ionic/core"),
  hanko: join(packages, "@teamhanko/hanko-elements/dist"),
};

const versionIn = (file: string): string => (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;

/** Returns the names and versions of everything that is measured. */
export function versions(): string[] {
  const peers = Object.keys((JSON.parse(readFileSync(join(list, "package.json"), "utf8")) as { dependencies: object }).dependencies);
  return [
    `digi-widgets ${versionIn("package.json")}`,
    ...peers.map((name) => `${name} ${versionIn(join(packages, name, "package.json"))}`),
  ];
}
