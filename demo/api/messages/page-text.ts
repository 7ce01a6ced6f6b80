/** The buttons of an HTML page's form. The first one is the main button; each button sends its name as the form field `choice`. */
type Buttons = readonly (readonly [choice: string, text: string])[];
export type PageText = {
  readonly title: string;
  readonly text: string;
  /** The things that the page is about, which are listed below its text. */
  readonly items?: readonly string[];
  readonly button?: string;
  readonly buttons?: Buttons;
  readonly home: string;
};
