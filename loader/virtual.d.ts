declare module "virtual:manifest" {
  export const manifest: import("./manifest.ts").Manifest;
}

declare module "virtual:styles" {
  /** The look of all pieces as one text, for one constructable style sheet shared by all roots. */
  export const css: string;
}
