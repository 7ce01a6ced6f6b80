import { Icon } from "./icon.tsx";

/** Renders a spinner without text. The component around it has to say what the visitor waits for. */
export function Spinner() {
  return <Icon name="spinner" className="ui-spinner" />;
}
