import { useId } from "react";
import { Heading } from "#core/ui/base/heading.tsx";
import * as say from "./withdrawal.messages.ts";

/** Draws the consequences of a withdrawal (decisions §14). */
export function WhatFollows() {
  const id = useId();
  return (
    <section className="what-follows" aria-labelledby={id}>
      <Heading level={3} id={id}>
        {say.nextHeading()}
      </Heading>
      <ul>
        <li>{say.endText()}</li>
        <li>{say.returnText()}</li>
        <li>{say.refundText()}</li>
      </ul>
    </section>
  );
}
