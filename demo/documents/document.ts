/** A text that the site shows as a page and the API sends as a paper: one source for both. */
export type TextDocument = {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
};
