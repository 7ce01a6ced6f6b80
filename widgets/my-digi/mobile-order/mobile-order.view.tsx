import { useSignals } from "@preact/signals-react/runtime";
import { Alert } from "#core/ui/base/alert.tsx";
import { ButtonLink } from "#core/ui/base/button.tsx";
import { Heading } from "#core/ui/base/heading.tsx";
import { Skeleton } from "#core/ui/base/skeleton.tsx";
import { Empty } from "#core/ui/empty/empty.tsx";
import { withQuery } from "#core/base/values/page-link.ts";
import { Part } from "#core/runtime/part/part.tsx";
import { CustomerData } from "#widgets/my-digi/customer-data.view.tsx";
import type { View as Checkout } from "#widgets/my-digi/mobile-checkout/mobile-checkout.view.tsx";
import { viewText } from "#widgets/my-digi/my-digi.messages.ts";
import { BackLink } from "#widgets/my-digi/view-link.view.tsx";
import * as say from "./mobile-order.messages.ts";
import { Questions } from "./questions.view.tsx";
import type { OrderViewProps } from "./mobile-order.model.ts";
import { isFull } from "./mobile-order.rules.ts";

/** Draws the order of another mobile line, as a view of its own or as a section of the page of mobile lines (C-098). */
export function View(props: OrderViewProps) {
  useSignals();
  const { model, area, isSection } = props;
  const { answers, lists } = model;
  return (
    <div className="area-stack">
      {!isSection && (
        <div>
          <BackLink area={area} to="my-products" />
          <Heading level={3}>{viewText("mobile-order")}</Heading>
        </div>
      )}
      {answers.result.value === undefined ? (
        <Choice {...props} />
      ) : (
        // The checkout also draws the confirmation.
        <Part<typeof Checkout> name="mobile-checkout" {...{ area, answers, lists }} chosen={undefined} reason={undefined} mistakes={null} />
      )}
    </div>
  );
}

const shape = ["line", "field", "field", "field"] as const;

/**
 * Draws the form once all lists are loaded, so that nothing in it moves later (C-247). After a change of the language the form stays, with
 * its checkboxes and its messages, while the lists are loaded again.
 */
function Choice(props: OrderViewProps) {
  useSignals();
  const { lists, answers } = props.model;
  if (!answers.isRead.value) return <Skeleton shape={shape} />;
  return (
    <CustomerData loading={lists.plans} shape={shape} keepsPrevious empty={<NoPlans {...props} />}>
      {({ mobile: plans }) => (
        <CustomerData loading={lists.products} shape={shape} keepsPrevious>
          {(products) =>
            isFull(products) ? (
              <Full {...props} />
            ) : (
              <CustomerData loading={lists.own} shape={shape} keepsPrevious>
                {({ data: addresses }) => <Questions {...props} {...{ plans, products, addresses }} />}
              </CustomerData>
            )
          }
        </CustomerData>
      )}
    </CustomerData>
  );
}

const NoPlans = ({ pathOf }: OrderViewProps) => (
  <Empty text={say.noPlansText()} action={<ButtonLink href={pathOf("contact")}>{say.contactText()}</ButtonLink>} />
);

/** Draws, instead of the form, the message that the customer has the maximum number of mobile lines. */
function Full({ pathOf }: OrderViewProps) {
  return (
    <Alert
      tone="info"
      title={say.fullTitle()}
      actions={<a href={withQuery(pathOf("contact"), "?category=commercial")}>{say.fullLink()}</a>}
    />
  );
}
