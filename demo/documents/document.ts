/** The shape of a text that the site shows as a page and the API sends as a document; the two have one source. */
export type TextDocument = {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
};
