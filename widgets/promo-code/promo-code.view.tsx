import { useSignals } from "@preact/signals-react/runtime";
import { PromoCodeFields } from "#core/features/promo-codes/promo-code-fields.tsx";
import type { ViewProps } from "#core/runtime/element/widget.ts";
import { Empty } from "#core/ui/empty/empty.tsx";
import { unstoredText } from "#core/services/stored-state/unstored.messages.ts";
import { Total } from "#core/ui/price/total.tsx";
import { ButtonLink } from "#core/ui/base/button.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { Skeleton } from "#core/ui/base/skeleton.tsx";
import { Surface } from "#core/ui/base/surface.tsx";
import type { definition } from "./promo-code.element.ts";
import { emptyText, finishText, headingText, introText, toBuilderText, unfinishedText } from "./promo-code.messages.ts";
import type { Model } from "./promo-code.model.ts";

export function View({ model, options, announcer, pathOf, language }: ViewProps<Model, typeof definition>) {
  useSignals();
  return (
    <Surface announcer={announcer}>
      <Heading>{options.heading ?? headingText()}</Heading>
      <Content {...{ model, pathOf, language }} />
    </Surface>
  );
}

function Content({ model, pathOf, language }: Pick<ViewProps<Model, typeof definition>, "model" | "pathOf" | "language">) {
  useSignals();
  if (!model.isStarted.value) return <Skeleton shape={["line", "field", "line", "field"]} />;
  if (model.isEmpty.value) {
    const isBegun = model.isBegun.value;
    const way = <ButtonLink href={pathOf("bundle")}>{isBegun ? finishText() : toBuilderText()}</ButtonLink>;
    return <Empty text={isBegun ? unfinishedText() : emptyText()} note={!isBegun && model.isUnstored() && unstoredText()} action={way} />;
  }
  return (
    <>
      <p className="promo-intro">{introText()}</p>
      <PromoCodeFields codes={model.codes} />
      <Total price={model.price.value} language={language} />
    </>
  );
}
