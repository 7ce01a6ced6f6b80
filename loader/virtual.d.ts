declare module "virtual:manifest" {
  type Manifest = import("./manifest.ts").Manifest;
  export const version: Manifest["version"];
  export const integrity: Manifest["integrity"];
  export const shared: Manifest["shared"];
  export const widgets: Manifest["widgets"];
  export const heights: Manifest["heights"];
}

declare module "virtual:site" {
  /** The address of the provider's site, from the build's setting; an empty string where the setting is missing. */
  export const site: string;
}

declare module "virtual:releases" {
  /**
   * The address of an evergreen loader, from the build's setting. All releases are beside its folder. An empty string where the setting is
   * missing.
   */
  export const releases: string;
}

declare module "virtual:styles" {
  /** The styles of all components as one text, for one constructable style sheet shared by all roots. */
  export const css: string;
}

declare module "virtual:hashes" {
  /** The hashes of the files that the loader requests by name; the keys are the names of the files. */
  export const hashes: Readonly<Record<string, string>>;
}

declare module "virtual:included-screens" {
  /** The prerendered screens by their tags. */
  export const screens: Readonly<Record<string, import("./include.ts").IncludedScreen>>;
}
