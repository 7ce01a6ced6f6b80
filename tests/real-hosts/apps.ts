/** Small host apps, one for each framework. Each has a single view with our tags, written as one writes them in that framework. */

export type App = {
  /** The name of the app's folder in `packages/`. */
  readonly name: "react-18" | "react-19" | "vue" | "svelte";
  readonly title: string;
  readonly npm: string;
  /** The source files of the app, by their names. The first file is the entry of the app's build. */
  readonly files: Readonly<Record<string, string>>;
  /** The line of the app's Vite configuration that declares its plugins. */
  readonly plugins?: string;
  /** True where the JSX types of the release are compiled together with the app. */
  readonly isTyped?: true;
};

const react: Pick<App, "npm" | "files" | "isTyped"> = {
  npm: "react",
  files: {
    "app.tsx": `
      import { useState } from "react";
      import { flushSync } from "react-dom";
      import { createRoot } from "react-dom/client";

      function Page() {
        const [count, setCount] = useState(0);
        return (
          <main>
            <button id="again" onClick={() => setCount(count + 1)}>Again</button>
            <digi-newsletter key="n" heading={\`Letters \${count}\`} maxLength={60} class="wide" style={{ marginTop: count }} onClick={(event) => void event.currentTarget.reset}>
              <a href="/letters">Our newsletter</a>
            </digi-newsletter>
            <digi-callback-modal open={false} ref={(tag) => void tag?.maxLength} />
            <digi-login />
          </main>
        );
      }

      // @ts-expect-error not of the list
      export const Wrong = () => <digi-newsletter loading="soon" />;
      // @ts-expect-error no such tag
      export const Unknown = () => <digi-weather />;

      flushSync(() => createRoot(document.getElementById("app") as HTMLElement).render(<Page />));
    `,
  },
  isTyped: true,
};

const vue = `
  <script setup>
  import { ref } from "vue";
  const count = ref(0);
  </script>
  <template>
    <main>
      <button id="again" @click="count++">Again</button>
      <digi-newsletter :heading="'Letters ' + count" :maxLength="60" :class="{ odd: count % 2 }"><a href="/letters">Our newsletter</a></digi-newsletter>
      <digi-callback-modal :open="false"></digi-callback-modal>
      <digi-login></digi-login>
    </main>
  </template>
`;

const svelte = `
  <script>
    let count = $state(0);
  </script>
  <main>
    <button id="again" onclick={() => count++}>Again</button>
    <digi-newsletter heading={"Letters " + count} maxLength={60} class={count % 2 ? "odd" : ""}><a href="/letters">Our newsletter</a></digi-newsletter>
    <digi-callback-modal open={false}></digi-callback-modal>
    <digi-login></digi-login>
  </main>
`;

export const apps: readonly App[] = [
  { name: "react-18", title: "React 18", ...react },
  { name: "react-19", title: "React 19", ...react },
  {
    name: "vue",
    title: "Vue 3",
    npm: "vue",
    files: { "app.js": `import { createApp } from "vue"; import Page from "./page.vue"; createApp(Page).mount("#app");`, "page.vue": vue },
    plugins: `
      import vue from "@vitejs/plugin-vue";
      const plugins = [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith("digi-") } } })];
    `,
  },
  {
    name: "svelte",
    title: "Svelte 5",
    npm: "svelte",
    files: {
      "app.js": `import { mount } from "svelte"; import Page from "./page.svelte"; mount(Page, { target: document.getElementById("app") });`,
      "page.svelte": svelte,
    },
    plugins: `
      import { svelte } from "@sveltejs/vite-plugin-svelte";
      const plugins = [svelte()];
    `,
  },
];
