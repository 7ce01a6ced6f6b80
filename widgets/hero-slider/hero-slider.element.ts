import { defineElement } from "#core/base/contract/element.ts";

export const definition = defineElement({
  tag: "digi-hero-slider",
  summary: "Shows pictures with a few words and a way on, one after another. Visitors stop them, and choose for themselves.",
  leadsTo: ["bundle"],
  content: {
    text: 'The slides, where there is no `src` or nothing in it: pictures (`<img>`), and links with a picture (`<a>`), in which come a title, a text and the words of the button, each in an element of its own. Give the first picture `fetchpriority="high"`, the others `loading="lazy"`.',
    pictureHeights: { 0: 208, 481: 320, 768: 440 },
  },
  attributes: {
    src: {
      kind: "address",
      text: "A JSON file with the slides: a list of `{ id, image, alt, title, text, url, action, srcset, sizes }`, or an object that has it as `slides`; `id` and `image` are needed, and `title` or `alt` where there is a `url`. From another origin it needs CORS.",
      example: "/assets/slides.en.json",
    },
  },
  methods: {
    play: "Slides change by themselves from now on, also for who wants less motion.",
    pause: "Slides stay until the visitor goes on.",
  },
  events: {},
  parts: {
    heading: "The heading, where the tag has one.",
    card: "A slide.",
    button: "A button.",
    alert: "The box of a message.",
  },
});
