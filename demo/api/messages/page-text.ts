/** The buttons of a page's form. The first one is the main button; each sends its name as `choice`. */
type Buttons = readonly (readonly [choice: string, text: string])[];
export type PageText = {
  readonly title: string;
  readonly text: string;
  /** The things that the page is about, as a list below the text. */
  readonly items?: readonly string[];
  readonly button?: string;
  readonly buttons?: Buttons;
  readonly home: string;
};
