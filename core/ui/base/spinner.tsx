import { Icon } from "./icon.tsx";

/** A spinner without words: the component that shows it says what the visitor waits for. */
export function Spinner() {
  return <Icon name="spinner" className="ui-spinner" />;
}
