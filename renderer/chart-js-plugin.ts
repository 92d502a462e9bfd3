import type { Plugin } from 'vite';

/** The file with all controllers, elements and scales of Chart.js. */
const CHART_JS = /node_modules\/chart\.js\/dist\/chart\.js$/;
const CLASSES = /^class (\w+)(?: extends \w+)? \{$[\s\S]*?^\}$/gm;

/**
 * Lets the build leave out the parts of Chart.js that are not used. Its classes have static fields, which older browsers
 * need as assignments next to the class, and those keep a class in a bundle that nothing else uses. Each is made by a
 * function that the bundler knows to be without effects.
 */
export function chartJsPlugin(): Plugin {
  return {
    name: 'portal-chart-js',
    apply: 'build',
    transform: {
      filter: { id: CHART_JS },
      handler: (code) => ({
        code: code.replaceAll(
          CLASSES,
          (whole, name: string) =>
            `const ${name} = /* @__PURE__ */ (() => {\n${whole}\nreturn ${name};\n})();`,
        ),
        map: null,
      }),
    },
  };
}
