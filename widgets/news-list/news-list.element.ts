import { defineElement } from "#core/base/contract/element.ts";

export const definition = defineElement({
  tag: "digi-news-list",
  summary: "Lists the news with their pictures, the newest first and wide.",
  leadsTo: ["home"],
  attributes: {},
  methods: {},
  events: {},
  parts: {
    heading: "The heading.",
    card: "A piece of news.",
    button: "A button.",
    alert: "The box of a message.",
  },
});
