import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef, type FocusEvent, type ReactNode } from "react";
import type { PartViewProps, ViewProps } from "#core/runtime/element/widget.ts";
import { Part, PartIntent } from "#core/runtime/part/part.tsx";
import { isFocusNowhere } from "#core/ui/fields/focus-nowhere.ts";
import { Heading } from "#core/ui/base/heading.tsx";
import { Skeleton } from "#core/ui/base/skeleton.tsx";
import { Surface } from "#core/ui/base/surface.tsx";
import type { View as Login } from "./login/login.view.tsx";
import type { definition } from "./my-digi.element.ts";
import { greetingText, menuLabel, viewText } from "./my-digi.messages.ts";
import type { Model } from "./my-digi.model.ts";
import { areaViews, menuViews, type Access, type View as ViewName } from "./my-digi.rules.ts";
import { OtherWays } from "./other-ways.view.tsx";
import { AreaLink } from "./view-link.view.tsx";

/** The views of the area's parts. Each takes the area's model, so that it can lead to the other views. */
type AreaPart = (props: PartViewProps<never, { name: (typeof areaViews)[ViewName]["part"] }> & { readonly area: Model }) => ReactNode;
type FrameProps = ViewProps<Model, typeof definition>;

/** Draws the customer's views with their menu, or the login in place of both (decisions §1, §9). */
export function View({ model, options, announcer }: FrameProps) {
  useSignals();
  const access = model.access.value;
  const customer = model.customer.value;
  const isOpen = access === "open" && customer !== undefined;
  // No heading is shown above the login, because the login has a heading of its own.
  const { greeting, views } = useFocusAfterLogin(access);
  const heading = options.heading ?? (isOpen ? greetingText(customer.first_name) : undefined);
  return (
    <Surface announcer={announcer} wide>
      <div className="area">
        <div className="area-head" hidden={heading === undefined}>
          {heading !== undefined && <Heading focusRef={greeting}>{heading}</Heading>}
          {isOpen && <ViewLink area={model} view="account" />}
        </div>
        {access === "checking" && <Skeleton shape={["line", "field", "line", "line"]} />}
        {access === "login" && (
          <Part<typeof Login> name="login" wasSignedOut={model.wasSignedOut.value} takesFocus={model.wasSignedOut.value || undefined} />
        )}
        {customer && (
          // The views stay mounted while the customer logs in again, so that their input is not lost.
          <div className="area-views" hidden={!isOpen} key={customer.user_id} {...views}>
            <Menu model={model} />
            <OneView model={model} />
          </div>
        )}
      </div>
    </Surface>
  );
}

/**
 * Moves focus after a login, because its fields are removed. A customer who has logged in again continues at the element that had focus
 * before; any other customer starts at the greeting.
 */
function useFocusAfterLogin(access: Access) {
  const greeting = useRef<HTMLHeadingElement>(null);
  const last = useRef<HTMLElement>(null);
  const before = useRef(access);
  useEffect(() => {
    if (access === "open" && before.current === "login" && isFocusNowhere(greeting.current))
      (last.current?.isConnected ? last.current : greeting.current)?.focus();
    before.current = access;
  }, [access]);
  return { greeting, views: { onFocus: ({ target }: FocusEvent<HTMLElement>): void => void (last.current = target) } };
}

function Menu({ model }: Pick<FrameProps, "model">) {
  return (
    <nav className="area-menu" aria-label={menuLabel()}>
      <ul>
        {menuViews.map((view) => (
          <li key={view}>
            <ViewLink area={model} view={view} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

const ViewLink = ({ area, view }: { area: Model; view: ViewName }) => (
  <PartIntent<AreaPart> name={areaViews[view].part}>
    <AreaLink area={area} view={view}>
      {viewText(view)}
    </AreaLink>
  </PartIntent>
);

function OneView({ model }: Pick<FrameProps, "model">) {
  useSignals();
  const view = model.view.value;
  return (
    <Part<AreaPart>
      // The key gives each view a model of its own, also where one part draws several views.
      key={view}
      name={areaViews[view].part}
      area={model}
      takesFocus={model.moves.value > 0 || undefined}
      lines={view === "orders" ? [<OtherWays key="ways" />] : undefined}
    />
  );
}
