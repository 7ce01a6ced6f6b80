import { Icon } from "./icon.tsx";

/** Without words: whoever shows it says what is waited for. */
export function Spinner() {
  return <Icon name="spinner" className="ui-spinner" />;
}
