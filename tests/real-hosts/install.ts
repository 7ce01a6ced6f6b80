/**
 * Installs what the host pages need: npm packages from `packages/package-lock.json`, put into the cache on the first run, so that `npm ci`
 * never fetches them and no check of this repository reads them; Debian's packages by apt; and the apps, built by a Vite of their own.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { installByApt } from "#tests/browser.ts";
import { dist } from "#tests/hosts/pages.ts";
import type { App } from "./apps.ts";
import type { Source } from "./hosts.ts";

const list = new URL("packages/", import.meta.url).pathname;
export const home = resolve(".cache/real-hosts");
export const debianFolder = "/usr/share/javascript";

const inHome = (command: string, args: readonly string[], folder = ""): { readonly isGood: boolean; readonly said: string } => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: join(home, folder), encoding: "utf8" });
  return { isGood: status === 0, said: `${stdout}${stderr}`.trim() };
};

/** Installs the libraries and frameworks. Throws when that is not possible. */
export function install(sources: readonly Source[]): void {
  const debian = sources.flatMap((source) => ("debian" in source ? [source.debian] : []));
  const missing = (): string[] => debian.filter((name) => versionOf({ debian: name }) === "");
  if (missing().length > 0) installByApt(missing());
  if (missing().length > 0) throw new Error(`Debian's packages ${missing().join(", ")} are missing.`);

  const lock = "package-lock.json";
  const installed = join(home, "node_modules", ".package-lock.json");
  if (existsSync(installed) && readFileSync(join(home, lock), "utf8") === readFileSync(join(list, lock), "utf8")) return;
  console.log("Installing the libraries and frameworks of the host pages (tests/real-hosts/packages) …");
  cpSync(list, home, { recursive: true });
  const { isGood, said } = inHome("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"]);
  if (!isGood) throw new Error(`npm ci failed in ${home}: ${said}`);
}

/** Returns the installed version of a library; an empty text where it is not installed. */
export function versionOf(source: Source): string {
  if ("npm" in source) {
    const folders = [join(home, source.in ?? "", "node_modules", source.npm), join(home, "node_modules", source.npm)];
    const folder = folders.find(existsSync);
    return folder ? (JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { version: string }).version : "";
  }
  try {
    return execFileSync("dpkg-query", ["--show", "--showformat=${Version}", source.debian], { encoding: "utf8", stdio: "pipe" });
  } catch {
    return "";
  }
}

const viteConfig = ({ name, files, plugins }: App): string => `
  ${plugins ?? "const plugins = [];"}
  const input = ${JSON.stringify(Object.keys(files)[0])};
  const rollupOptions = { input, output: { entryFileNames: "app.js" } };
  export default { plugins, base: "/packages/${name}/dist/", build: { rollupOptions } };
`;

/** The compiler options for the host apps: the strictest ones, and no declaration file is skipped, as a host might have it. */
const typeScriptConfig = {
  compilerOptions: {
    ...{ noEmit: true, strict: true, jsx: "react-jsx", types: [], skipLibCheck: false },
    ...{ target: "es2022", lib: ["es2022", "dom"], module: "esnext", moduleResolution: "bundler" },
  },
  files: ["app.tsx", "types/react.d.ts"],
};

/** Builds an app with its own Vite. Throws when the app cannot be built. */
export function build(app: App): void {
  const folder = join(home, app.name);
  for (const [file, text] of Object.entries(app.files)) writeFileSync(join(folder, file), text);
  writeFileSync(join(folder, "vite.config.mjs"), viteConfig(app));
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(typeScriptConfig));
  const { isGood, said } = inHome(join(home, "node_modules/.bin/vite"), ["build", "--logLevel=warn"], app.name);
  if (!isGood) throw new Error(`${app.title} could not be built: ${said}`);
}

/** Returns the errors that the TypeScript compiler reports for our JSX types in an app; an empty text where there are none. */
export function compile(app: App): string {
  cpSync(join(dist, "types"), join(home, app.name, "types"), { recursive: true });
  return inHome(join(home, "node_modules/.bin/tsc"), ["--project", "tsconfig.json"], app.name).said;
}
