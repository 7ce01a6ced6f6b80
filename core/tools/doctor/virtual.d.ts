declare module "virtual:definitions" {
  /** Tag → attribute → kind, from the definitions of all widgets. */
  export const definitions: Readonly<Record<string, Readonly<Record<string, import("#core/base/contract/element.ts").AttributeKind>>>>;
  /** Tag → the pages that the tag and its parts lead to, each once. */
  export const pages: Readonly<Record<string, readonly import("#core/base/values/routes.ts").PageId[]>>;
}
