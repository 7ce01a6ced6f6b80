declare module "virtual:manifest" {
  type Manifest = import("./manifest.ts").Manifest;
  export const version: Manifest["version"];
  export const integrity: Manifest["integrity"];
  export const shared: Manifest["shared"];
  export const widgets: Manifest["widgets"];
  export const heights: Manifest["heights"];
}

declare module "virtual:site" {
  /** Address of the provider's site, by the build's setting; empty where it has none. */
  export const site: string;
}

declare module "virtual:releases" {
  /** Address of an evergreen loader, by the build's setting: beside its folder lie all releases. Empty where it has none. */
  export const releases: string;
}

declare module "virtual:styles" {
  /** The look of all pieces as one text, for one constructable style sheet shared by all roots. */
  export const css: string;
}

declare module "virtual:hashes" {
  /** Of what the loader asks for by name, by the files' names. */
  export const hashes: Readonly<Record<string, string>>;
}

declare module "virtual:first-screens" {
  /** By their tags. */
  export const screens: Readonly<Record<string, import("./include.ts").FirstScreen>>;
}
