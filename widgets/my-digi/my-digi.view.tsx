import { useSignals } from "@preact/signals-react/runtime";
import type { MouseEvent } from "react";
import type { ViewProps } from "#core/element/room.ts";
import { Part, PartIntent } from "#core/part/part.tsx";
import { Heading } from "#core/ui/heading.tsx";
import { Skeleton } from "#core/ui/skeleton.tsx";
import { Surface } from "#core/ui/surface.tsx";
import type { View as Account } from "./account/account.view.tsx";
import type { View as Invoices } from "./invoices/invoices.view.tsx";
import type { View as Login } from "./login/login.view.tsx";
import type { door } from "./my-digi.element.ts";
import { greetingText, menuLabel, viewText } from "./my-digi.messages.ts";
import type { Model } from "./my-digi.model.ts";
import { menuViews, type View as ViewName } from "./my-digi.rules.ts";
import type { View as MyProducts } from "./my-products/my-products.view.tsx";
import type { View as Overview } from "./overview/overview.view.tsx";

type AnyView = typeof Overview | typeof MyProducts | typeof Invoices | typeof Account;
type FrameProps = ViewProps<Model, typeof door>;

/** The customer's views under one menu; the login in their place (decisions §1, §9). */
export function View({ model, options, announcer, language }: FrameProps) {
  useSignals();
  const access = model.access.value;
  const customer = model.customer.value;
  const isOpen = access === "open" && customer !== undefined;
  // The login has a heading of its own.
  const heading = options.heading ?? (isOpen ? greetingText(customer.first_name) : undefined);
  return (
    <Surface announcer={announcer} wide>
      <div className="area">
        <div className="area-head" hidden={heading === undefined}>
          {heading !== undefined && <Heading>{heading}</Heading>}
          {isOpen && <ViewLink model={model} view="account" />}
        </div>
        {access === "checking" && <Skeleton shape={["line", "field", "line", "line"]} />}
        {access === "login" && (
          <Part<typeof Login> name="login" wasSignedOut={model.wasSignedOut.value} takesFocus={model.wasSignedOut.value} />
        )}
        {customer && (
          // Kept while somebody logs in again: what was typed is there after it.
          <div className="area-views" hidden={!isOpen} key={customer.email}>
            <Menu model={model} />
            <OneView model={model} language={language} />
          </div>
        )}
      </div>
    </Surface>
  );
}

function Menu({ model }: Pick<FrameProps, "model">) {
  return (
    <nav className="area-menu" aria-label={menuLabel()}>
      <ul>
        {menuViews.map((view) => (
          <li key={view}>
            <ViewLink model={model} view={view} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ViewLink({ model, view }: Pick<FrameProps, "model"> & { view: ViewName }) {
  useSignals();
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!opensElsewhere && model.show(view)) event.preventDefault();
  };
  return (
    <PartIntent<AnyView> name={view}>
      <a href={model.hrefOf(view)} aria-current={view === model.view.value ? "page" : undefined} onClick={follow}>
        {viewText(view)}
      </a>
    </PartIntent>
  );
}

function OneView({ model }: Pick<FrameProps, "model" | "language">) {
  useSignals();
  const takesFocus = model.moves.value > 0 || undefined;
  switch (model.view.value) {
    case "overview":
      return <Part<typeof Overview> name="overview" area={model} takesFocus={takesFocus} />;
    case "account":
      return <Part<typeof Account> name="account" area={model} takesFocus={takesFocus} />;
    case "my-products":
      return <Part<typeof MyProducts> name="my-products" area={model} takesFocus={takesFocus} />;
    case "invoices":
      return <Part<typeof Invoices> name="invoices" area={model} takesFocus={takesFocus} />;
  }
}
