declare module "virtual:definitions" {
  /** The attributes of all widgets, from their definitions: tag → attribute → kind. */
  export const definitions: Readonly<Record<string, Readonly<Record<string, import("#core/base/contract/element.ts").AttributeKind>>>>;
  /** The pages that the widgets lead to: tag → the pages that the tag and its parts lead to, each once. */
  export const pages: Readonly<Record<string, readonly import("#core/base/values/routes.ts").PageId[]>>;
}
