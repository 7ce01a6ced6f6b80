/**
 * This file finds the browser of the tests: `CHROMIUM_PATH` takes precedence, then an installed browser. On a bare Debian machine, as root,
 * Debian's own Chromium is installed. Nothing is ever downloaded from elsewhere.
 */
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * The name of Chromium's headless shell, which is preferred: it is the same engine from the same Debian source package, without a desktop's
 * windows and services. In the headless shell the journeys take 0.6 of the time, which two processors can keep up with.
 */
const shell = "chromium-headless-shell";
const names = [shell, "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/**
 * Command-line arguments for Chromium. The sandbox is off, because containers have none; the other arguments keep the browser from sending
 * requests of its own.
 */
export const chromiumArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-dev-shm-usage",
];

/**
 * Additional command-line arguments for Chromium, for pages that live for seconds. No graphics process is started: it costs each browser a
 * tenth of its time, and the rendering is the same without it. The compilers for long-running code cost more time than they save here, a
 * twentieth of the total.
 */
export const sparingArgs = ["--in-process-gpu", "--js-flags=--no-opt,--no-maglev"];

/** Returns the path of an installed Chromium, or undefined. Throws when `CHROMIUM_PATH` names no browser. */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const wanted = environment["CHROMIUM_PATH"];
  if (wanted) {
    if (!isExecutable(wanted)) throw new Error(`CHROMIUM_PATH is "${wanted}", which is not a program that can be started.`);
    return wanted;
  }
  const folders = (environment["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  return findProgram(names, folders);
}

export function findProgram(programs: readonly string[], folders: readonly string[]): string | undefined {
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Finds Chromium, or installs it. Throws, with a message that says what to do, when neither is possible. */
export function ensureChromium(): string {
  for (const missing of [shell, "chromium"]) {
    const found = findChromium();
    if (found) return found;
    installByApt([missing]); // An older Debian has no headless shell, so the next name is tried.
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error("No Chromium was found. Install one (`apt-get install chromium`), or set CHROMIUM_PATH to its path, and run this again.");
}

/** Installs Debian packages with apt, as root. Elsewhere it installs nothing and prints which packages are missing. */
export function installByApt(packages: readonly string[]): void {
  const canInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (!canInstall) {
    console.error(`Missing: ${packages.join(", ")}. They are installed automatically only as root on Debian.`);
    return;
  }
  console.log(`Installing ${packages.join(", ")} by apt-get …`);
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit", env: environment });
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], {
    stdio: ["ignore", "ignore", "inherit"],
    env: environment,
  });
}
