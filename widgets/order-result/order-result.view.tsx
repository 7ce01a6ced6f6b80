import { useSignals } from "@preact/signals-react/runtime";
import type { ViewProps } from "#core/runtime/element/widget.ts";
import { Empty } from "#core/ui/empty/empty.tsx";
import { unstoredText } from "#core/services/stored-state/unstored.messages.ts";
import { noOrderText, toBuilderText } from "#core/features/order-result/order-result.messages.ts";
import { PlacedOrder } from "#core/features/order-result/order-result.tsx";
import { ButtonLink } from "#core/ui/base/button.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { Skeleton } from "#core/ui/base/skeleton.tsx";
import { Surface } from "#core/ui/base/surface.tsx";
import type { definition } from "./order-result.element.ts";
import { headingText } from "./order-result.messages.ts";
import type { Model } from "./order-result.model.ts";

export function View({ model, options, announcer, language, pathOf }: ViewProps<Model, typeof definition>) {
  useSignals();
  const result = model.result.value;
  return (
    <Surface announcer={announcer}>
      <Heading>{options.heading ?? headingText()}</Heading>
      {!model.isStarted.value && <Skeleton shape={["line", "field", "line", "line", "line"]} />}
      {model.isStarted.value && !result && (
        <Empty
          text={noOrderText()}
          note={model.isUnstored() && unstoredText()}
          action={<ButtonLink href={pathOf("bundle")}>{toBuilderText()}</ButtonLink>}
        />
      )}
      {result && (
        <PlacedOrder
          result={result}
          documents={[]}
          home={pathOf("home")}
          login={pathOf("login")}
          orders={pathOf("orders")}
          language={language}
        />
      )}
    </Surface>
  );
}
