import type { ComponentProps, ReactNode } from "react";

/** A form that is checked by us, not by the browser's bubbles. */
export function Form(props: Omit<ComponentProps<"form">, "className" | "part" | "noValidate">) {
  return <form {...props} className="ui-form" part="form" noValidate />;
}

/** Fields side by side where the widget is 560 px wide or more. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className="ui-row">{children}</div>;
}
