import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { defineConfig } from "electron-vite";
import react from "@vitejs/plugin-react";
import { defaultClientConditions } from "vite";
import { createReadStream, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { parseCatalogue, versionsIn } from "#domain/lending/catalogue/catalogue.ts";
import { publishedOffers } from "#domain/lending/offers/published-offers.ts";
import griffel from "@griffel/vite-plugin";
import { createHash } from "node:crypto";
import { dirname, join } from "node:path";
import { themeCss } from "#renderer/theme/theme-css.ts";
import { readFile } from "node:fs/promises";
// renderer/chart-js-plugin.ts
/** The file with all controllers, elements and scales of Chart.js. */
const CHART_JS = /node_modules\/chart\.js\/dist\/chart\.js$/;
const CLASSES = /^class (\w+)(?: extends \w+)? \{$[\s\S]*?^\}$/gm;
/**
* Lets the build leave out the parts of Chart.js that are not used. Its classes have static fields, which older browsers
* need as assignments next to the class, and those keep a class in a bundle that nothing else uses. Each is made by a
* function that the bundler knows to be without effects.
*/
function chartJsPlugin() {
	return {
		name: "portal-chart-js",
		apply: "build",
		transform: {
			filter: { id: CHART_JS },
			handler: (code) => ({
				code: code.replaceAll(CLASSES, (whole, name) => `const ${name} = /* @__PURE__ */ (() => {\n${whole}\nreturn ${name};\n})();`),
				map: null
			})
		}
	};
}
const SAMPLES = new URL("../resources/sample-catalogue.json", "file:///work/main/renderer/published-offers.ts");
/** What a catalogue's file offers, for the pages as they are made; the samples without a file. */
function publishedOffersOf(file) {
	const read = parseCatalogue(readFileSync(file ?? SAMPLES, "utf8"));
	if (!read.ok) throw new Error(`${file ?? "the sample catalogue"} is no catalogue`);
	return publishedOffers({
		lenders: read.value.lenders,
		products: versionsIn(read.value)
	});
}
// renderer/kept-transforms.ts
/**
* A plugin whose transforms are kept in a folder for another build of the same sources: that of the prerenderer, or of
* the site with other settings. The folder must be another one as soon as any source is. Without one, nothing is kept.
*/
function keptTransforms(plugin, folder) {
	const { transform } = plugin;
	if (folder === void 0 || typeof transform !== "function") return plugin;
	mkdirSync(folder, { recursive: true });
	return {
		...plugin,
		async transform(code, id, options) {
			const file = join(folder, createHash("sha256").update(`${id}\0${code}`).digest("hex"));
			if (existsSync(file)) return changed(readFileSync(file, "utf8"));
			const result = await transform.call(this, code, id, options);
			const text = (typeof result === "string" ? result : result?.code)?.toString() ?? "";
			writeFileSync(`${file}.${process.pid}`, text);
			renameSync(`${file}.${process.pid}`, file);
			return result;
		}
	};
}
const changed = (code) => code === "" ? null : {
	code,
	map: null
};
// renderer/styles-plugin.ts
/** Without this the plugin would parse every file, which took half of a build. */
const WITH_STYLES = /\bmakeStyles\b/;
/** Makes the styles of the portal's components in the build, and not at each start; `kept` is as in keptTransforms. */
function stylesPlugin(kept) {
	const plugin = keptTransforms(griffel({ babelOptions: { presets: ["@babel/preset-typescript", ["@babel/preset-react", { runtime: "automatic" }]] } }), kept);
	const { transform } = plugin;
	if (typeof transform !== "function") return plugin;
	return {
		...plugin,
		transform: {
			filter: { code: WITH_STYLES },
			handler: transform
		}
	};
}
// renderer/theme-plugin.ts
const NAME = "virtual:theme.css";
const RESOLVED = `\0${NAME}`;
/** Gives the token set to the single-page app as the style sheet `virtual:theme.css`. */
function themePlugin() {
	return {
		name: "portal-theme",
		resolveId: (id) => id === NAME ? RESOLVED : null,
		load: (id) => id === RESOLVED ? themeCss() : null
	};
}
// renderer/desktop-build.ts
/** What the desktop's window and the first pages that are rendered for it are built with alike. */
const desktopBuild = (command) => ({
	root: "renderer",
	resolve: { conditions: ["desktop", ...defaultClientConditions] },
	plugins: [
		react(),
		themePlugin(),
		chartJsPlugin(),
		command === "build" && stylesPlugin()
	],
	define: {
		__WHOLE_SITE_IN_APP__: "true",
		__STAFF_AREAS__: "false",
		__PUBLISHED_OFFERS__: JSON.stringify(publishedOffersOf(process.env["PORTAL_CATALOGUE"]))
	}
});
const require = createRequire("file:///work/main/renderer/pdf-files-plugin.ts");
const PDFJS = "pdfjs-dist/package.json";
const SOURCE = dirname(require.resolve(PDFJS));
/**
* What PDF.js asks for by name while it draws: its worker, the fonts that a PDF may leave out, and decoders of scanned pages
* (JBIG2, JPEG 2000) as plain script, for the policy of the pages lets no WebAssembly run. The licences go with them.
* Left out are the tables of Chinese, Japanese and Korean characters.
*/
const FILES = {
	"worker.js": "legacy/build/pdf.worker.min.mjs",
	"jbig2_nowasm_fallback.js": "wasm/jbig2_nowasm_fallback.js",
	"openjpeg_nowasm_fallback.js": "wasm/openjpeg_nowasm_fallback.js",
	...inFolder("wasm", [
		"LICENSE_JBIG2",
		"LICENSE_OPENJPEG",
		"LICENSE_PDFJS_JBIG2",
		"LICENSE_PDFJS_OPENJPEG"
	]),
	...inFolder("standard_fonts", [
		"FoxitDingbats.pfb",
		"FoxitFixed.pfb",
		"FoxitFixedBold.pfb",
		"FoxitFixedBoldItalic.pfb",
		"FoxitFixedItalic.pfb",
		"FoxitSerif.pfb",
		"FoxitSerifBold.pfb",
		"FoxitSerifBoldItalic.pfb",
		"FoxitSerifItalic.pfb",
		"FoxitSymbol.pfb",
		"LiberationSans-Bold.ttf",
		"LiberationSans-BoldItalic.ttf",
		"LiberationSans-Italic.ttf",
		"LiberationSans-Regular.ttf",
		"LICENSE_FOXIT",
		"LICENSE_LIBERATION"
	])
};
function inFolder(folder, names) {
	return Object.fromEntries(names.map((name) => [name, `${folder}/${name}`]));
}
/** Serves these files below `/assets/pdfjs-<version>/`, where `renderer/src/ui/viewer/open-pdf.ts` has them from. */
function pdfFilesPlugin() {
	const { version } = require(PDFJS);
	const folder = `assets/pdfjs-${version}`;
	return {
		name: "portal-pdf-files",
		configureServer(server) {
			server.middlewares.use(`/${folder}`, (request, response, next) => {
				const name = request.url?.slice(1).split("?")[0] ?? "";
				const source = FILES[name];
				if (source === void 0) return next();
				response.setHeader("Content-Type", name.endsWith(".js") ? "text/javascript" : "application/octet-stream");
				createReadStream(join(SOURCE, source)).pipe(response);
			});
		},
		async generateBundle() {
			for (const [name, source] of Object.entries(FILES)) this.emitFile({
				type: "asset",
				fileName: `${folder}/${name}`,
				source: await readFile(join(SOURCE, source))
			});
		}
	};
}
// electron.vite.config.ts
const __electron_vite_injected_import_meta_url = "file:///work/main/electron.vite.config.ts";
/** Absolute: the development server would look for it from the renderer's folder, the build from here. */
const RENDERER_PAGE = fileURLToPath(new URL("renderer/index.html", __electron_vite_injected_import_meta_url));
/** What wakes the pages that are rendered beforehand: see scripts/desktop/write-first-pages.ts. */
const FIRST_PAGE_ENTRY = fileURLToPath(new URL("renderer/src/entries/first-page.tsx", __electron_vite_injected_import_meta_url));
/** Port of the development server. Pages come from an https origin of their own, so its client is told where it is. */
const DEVELOPMENT_PORT = 5199;
/** electron-vite makes addresses relative, for pages from files; ours come from an origin, at any depth of path. */
function absoluteAddresses() {
	return {
		name: "portal-absolute-addresses",
		config: () => ({ base: "/" })
	};
}
/** The gateway and the Auth emulator of this machine, for `npm run dev:desktop` alone: a build names no such address. */
const DEVELOPMENT = {
	gatewayUrl: "http://127.0.0.1:8787",
	emulatorUrl: "http://127.0.0.1:9099"
};
/** Every file of a start is asked of the main process, so there are few: what the first page needs, and each language's words. */
const START = {
	name: "start",
	test: /\/renderer\/src\/(?:islands\/first-page\/hydrate-first-page|platform\/desktop\/desktop-platform|app\/(?:portal|prepare-portal|host\/start-host)|pages\/home)\.tsx?$/
};
/** By itself: it makes errors while it loads, and for each of them V8 reads again the whole file that it stands in. */
const REACT = {
	name: "react",
	test: /\/node_modules\/(?:react|react-dom|scheduler)\//
};
const WORDS = ["en", "hi"].map((language) => ({
	name: `words-${language}`,
	test: new RegExp(`/renderer/src/(?:i18n|content)/${language}/`)
}));
var electron_vite_config_default = defineConfig(({ command }) => ({
	main: {
		define: { __DEVELOPMENT__: JSON.stringify(command === "serve" ? DEVELOPMENT : null) },
		build: {
			outDir: "out/desktop/main",
			externalizeDeps: false,
			rolldownOptions: {
				input: "main/index.ts",
				external: ["keytar", "@node-rs/argon2"]
			}
		}
	},
	preload: { build: {
		outDir: "out/desktop/preload",
		externalizeDeps: false,
		rolldownOptions: {
			input: "preload/index.ts",
			output: {
				format: "cjs",
				entryFileNames: "index.cjs"
			}
		}
	} },
	renderer: {
		...desktopBuild(command),
		plugins: [
			...desktopBuild(command).plugins,
			pdfFilesPlugin(),
			absoluteAddresses()
		],
		server: {
			host: "127.0.0.1",
			port: DEVELOPMENT_PORT,
			strictPort: true,
			hmr: {
				protocol: "ws",
				host: "127.0.0.1",
				clientPort: DEVELOPMENT_PORT
			}
		},
		build: {
			outDir: "out/desktop/renderer",
			minify: true,
			manifest: "manifest.json",
			chunkSizeWarningLimit: 1e3,
			rolldownOptions: {
				input: {
					index: RENDERER_PAGE,
					"first-page": FIRST_PAGE_ENTRY
				},
				preserveEntrySignatures: "allow-extension",
				output: { codeSplitting: { groups: [
					...WORDS,
					REACT,
					START
				] } }
			}
		}
	}
}));
export { electron_vite_config_default as default };

//# sourceMappingURL=data:application/json;charset=utf-8;base64,eyJ2ZXJzaW9uIjozLCJmaWxlIjoiZWxlY3Ryb24udml0ZS5jb25maWcuanMiLCJuYW1lcyI6WyJfX2VsZWN0cm9uX3ZpdGVfaW5qZWN0ZWRfaW1wb3J0X21ldGFfdXJsIiwiX19lbGVjdHJvbl92aXRlX2luamVjdGVkX2ltcG9ydF9tZXRhX3VybCJdLCJzb3VyY2VzIjpbIi93b3JrL21haW4vcmVuZGVyZXIvY2hhcnQtanMtcGx1Z2luLnRzIiwiL3dvcmsvbWFpbi9yZW5kZXJlci9wdWJsaXNoZWQtb2ZmZXJzLnRzIiwiL3dvcmsvbWFpbi9yZW5kZXJlci9rZXB0LXRyYW5zZm9ybXMudHMiLCIvd29yay9tYWluL3JlbmRlcmVyL3N0eWxlcy1wbHVnaW4udHMiLCIvd29yay9tYWluL3JlbmRlcmVyL3RoZW1lLXBsdWdpbi50cyIsIi93b3JrL21haW4vcmVuZGVyZXIvZGVza3RvcC1idWlsZC50cyIsIi93b3JrL21haW4vcmVuZGVyZXIvcGRmLWZpbGVzLXBsdWdpbi50cyIsIi93b3JrL21haW4vZWxlY3Ryb24udml0ZS5jb25maWcudHMiXSwic291cmNlc0NvbnRlbnQiOlsiaW1wb3J0IHR5cGUgeyBQbHVnaW4gfSBmcm9tICd2aXRlJztcblxuLyoqIFRoZSBmaWxlIHdpdGggYWxsIGNvbnRyb2xsZXJzLCBlbGVtZW50cyBhbmQgc2NhbGVzIG9mIENoYXJ0LmpzLiAqL1xuY29uc3QgQ0hBUlRfSlMgPSAvbm9kZV9tb2R1bGVzXFwvY2hhcnRcXC5qc1xcL2Rpc3RcXC9jaGFydFxcLmpzJC87XG5jb25zdCBDTEFTU0VTID0gL15jbGFzcyAoXFx3KykoPzogZXh0ZW5kcyBcXHcrKT8gXFx7JFtcXHNcXFNdKj9eXFx9JC9nbTtcblxuLyoqXG4gKiBMZXRzIHRoZSBidWlsZCBsZWF2ZSBvdXQgdGhlIHBhcnRzIG9mIENoYXJ0LmpzIHRoYXQgYXJlIG5vdCB1c2VkLiBJdHMgY2xhc3NlcyBoYXZlIHN0YXRpYyBmaWVsZHMsIHdoaWNoIG9sZGVyIGJyb3dzZXJzXG4gKiBuZWVkIGFzIGFzc2lnbm1lbnRzIG5leHQgdG8gdGhlIGNsYXNzLCBhbmQgdGhvc2Uga2VlcCBhIGNsYXNzIGluIGEgYnVuZGxlIHRoYXQgbm90aGluZyBlbHNlIHVzZXMuIEVhY2ggaXMgbWFkZSBieSBhXG4gKiBmdW5jdGlvbiB0aGF0IHRoZSBidW5kbGVyIGtub3dzIHRvIGJlIHdpdGhvdXQgZWZmZWN0cy5cbiAqL1xuZXhwb3J0IGZ1bmN0aW9uIGNoYXJ0SnNQbHVnaW4oKTogUGx1Z2luIHtcbiAgcmV0dXJuIHtcbiAgICBuYW1lOiAncG9ydGFsLWNoYXJ0LWpzJyxcbiAgICBhcHBseTogJ2J1aWxkJyxcbiAgICB0cmFuc2Zvcm06IHtcbiAgICAgIGZpbHRlcjogeyBpZDogQ0hBUlRfSlMgfSxcbiAgICAgIGhhbmRsZXI6IChjb2RlKSA9PiAoe1xuICAgICAgICBjb2RlOiBjb2RlLnJlcGxhY2VBbGwoXG4gICAgICAgICAgQ0xBU1NFUyxcbiAgICAgICAgICAod2hvbGUsIG5hbWU6IHN0cmluZykgPT5cbiAgICAgICAgICAgIGBjb25zdCAke25hbWV9ID0gLyogQF9fUFVSRV9fICovICgoKSA9PiB7XFxuJHt3aG9sZX1cXG5yZXR1cm4gJHtuYW1lfTtcXG59KSgpO2AsXG4gICAgICAgICksXG4gICAgICAgIG1hcDogbnVsbCxcbiAgICAgIH0pLFxuICAgIH0sXG4gIH07XG59XG4iLCJpbXBvcnQgeyByZWFkRmlsZVN5bmMgfSBmcm9tICdub2RlOmZzJztcbmltcG9ydCB7IHBhcnNlQ2F0YWxvZ3VlLCB2ZXJzaW9uc0luIH0gZnJvbSAnI2RvbWFpbi9sZW5kaW5nL2NhdGFsb2d1ZS9jYXRhbG9ndWUudHMnO1xuaW1wb3J0IHsgdHlwZSBQdWJsaXNoZWRPZmZlcnMsIHB1Ymxpc2hlZE9mZmVycyB9IGZyb20gJyNkb21haW4vbGVuZGluZy9vZmZlcnMvcHVibGlzaGVkLW9mZmVycy50cyc7XG5cbmNvbnN0IFNBTVBMRVMgPSBuZXcgVVJMKCcuLi9yZXNvdXJjZXMvc2FtcGxlLWNhdGFsb2d1ZS5qc29uJywgaW1wb3J0Lm1ldGEudXJsKTtcblxuLyoqIFdoYXQgYSBjYXRhbG9ndWUncyBmaWxlIG9mZmVycywgZm9yIHRoZSBwYWdlcyBhcyB0aGV5IGFyZSBtYWRlOyB0aGUgc2FtcGxlcyB3aXRob3V0IGEgZmlsZS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBwdWJsaXNoZWRPZmZlcnNPZihmaWxlOiBzdHJpbmcgfCB1bmRlZmluZWQpOiBQdWJsaXNoZWRPZmZlcnMgfCBudWxsIHtcbiAgY29uc3QgcmVhZCA9IHBhcnNlQ2F0YWxvZ3VlKHJlYWRGaWxlU3luYyhmaWxlID8/IFNBTVBMRVMsICd1dGY4JykpO1xuICBpZiAoIXJlYWQub2spIHRocm93IG5ldyBFcnJvcihgJHtmaWxlID8/ICd0aGUgc2FtcGxlIGNhdGFsb2d1ZSd9IGlzIG5vIGNhdGFsb2d1ZWApO1xuICByZXR1cm4gcHVibGlzaGVkT2ZmZXJzKHsgbGVuZGVyczogcmVhZC52YWx1ZS5sZW5kZXJzLCBwcm9kdWN0czogdmVyc2lvbnNJbihyZWFkLnZhbHVlKSB9KTtcbn1cbiIsImltcG9ydCB7IGNyZWF0ZUhhc2ggfSBmcm9tICdub2RlOmNyeXB0byc7XG5pbXBvcnQgeyBleGlzdHNTeW5jLCBta2RpclN5bmMsIHJlYWRGaWxlU3luYywgcmVuYW1lU3luYywgd3JpdGVGaWxlU3luYyB9IGZyb20gJ25vZGU6ZnMnO1xuaW1wb3J0IHsgam9pbiB9IGZyb20gJ25vZGU6cGF0aCc7XG5pbXBvcnQgdHlwZSB7IFBsdWdpbiB9IGZyb20gJ3ZpdGUnO1xuXG4vKipcbiAqIEEgcGx1Z2luIHdob3NlIHRyYW5zZm9ybXMgYXJlIGtlcHQgaW4gYSBmb2xkZXIgZm9yIGFub3RoZXIgYnVpbGQgb2YgdGhlIHNhbWUgc291cmNlczogdGhhdCBvZiB0aGUgcHJlcmVuZGVyZXIsIG9yIG9mXG4gKiB0aGUgc2l0ZSB3aXRoIG90aGVyIHNldHRpbmdzLiBUaGUgZm9sZGVyIG11c3QgYmUgYW5vdGhlciBvbmUgYXMgc29vbiBhcyBhbnkgc291cmNlIGlzLiBXaXRob3V0IG9uZSwgbm90aGluZyBpcyBrZXB0LlxuICovXG5leHBvcnQgZnVuY3Rpb24ga2VwdFRyYW5zZm9ybXMocGx1Z2luOiBQbHVnaW4sIGZvbGRlcjogc3RyaW5nIHwgdW5kZWZpbmVkKTogUGx1Z2luIHtcbiAgY29uc3QgeyB0cmFuc2Zvcm0gfSA9IHBsdWdpbjtcbiAgaWYgKGZvbGRlciA9PT0gdW5kZWZpbmVkIHx8IHR5cGVvZiB0cmFuc2Zvcm0gIT09ICdmdW5jdGlvbicpIHJldHVybiBwbHVnaW47XG4gIG1rZGlyU3luYyhmb2xkZXIsIHsgcmVjdXJzaXZlOiB0cnVlIH0pO1xuICByZXR1cm4ge1xuICAgIC4uLnBsdWdpbixcbiAgICBhc3luYyB0cmFuc2Zvcm0oY29kZSwgaWQsIG9wdGlvbnMpIHtcbiAgICAgIGNvbnN0IGZpbGUgPSBqb2luKGZvbGRlciwgY3JlYXRlSGFzaCgnc2hhMjU2JykudXBkYXRlKGAke2lkfVxcMCR7Y29kZX1gKS5kaWdlc3QoJ2hleCcpKTtcbiAgICAgIC8vIEVtcHR5IHdoZXJlIHRoZSBwbHVnaW4gbGVhdmVzIHRoZSBjb2RlIGFzIGl0IGlzLlxuICAgICAgaWYgKGV4aXN0c1N5bmMoZmlsZSkpIHJldHVybiBjaGFuZ2VkKHJlYWRGaWxlU3luYyhmaWxlLCAndXRmOCcpKTtcbiAgICAgIGNvbnN0IHJlc3VsdCA9IGF3YWl0IHRyYW5zZm9ybS5jYWxsKHRoaXMsIGNvZGUsIGlkLCBvcHRpb25zKTtcbiAgICAgIGNvbnN0IHRleHQgPSAodHlwZW9mIHJlc3VsdCA9PT0gJ3N0cmluZycgPyByZXN1bHQgOiByZXN1bHQ/LmNvZGUpPy50b1N0cmluZygpID8/ICcnO1xuICAgICAgd3JpdGVGaWxlU3luYyhgJHtmaWxlfS4ke3Byb2Nlc3MucGlkfWAsIHRleHQpO1xuICAgICAgcmVuYW1lU3luYyhgJHtmaWxlfS4ke3Byb2Nlc3MucGlkfWAsIGZpbGUpO1xuICAgICAgcmV0dXJuIHJlc3VsdDtcbiAgICB9LFxuICB9O1xufVxuXG5jb25zdCBjaGFuZ2VkID0gKGNvZGU6IHN0cmluZykgPT4gKGNvZGUgPT09ICcnID8gbnVsbCA6IHsgY29kZSwgbWFwOiBudWxsIH0pO1xuIiwiaW1wb3J0IGdyaWZmZWwgZnJvbSAnQGdyaWZmZWwvdml0ZS1wbHVnaW4nO1xuaW1wb3J0IHR5cGUgeyBQbHVnaW4gfSBmcm9tICd2aXRlJztcbmltcG9ydCB7IGtlcHRUcmFuc2Zvcm1zIH0gZnJvbSAnLi9rZXB0LXRyYW5zZm9ybXMudHMnO1xuXG4vKiogV2l0aG91dCB0aGlzIHRoZSBwbHVnaW4gd291bGQgcGFyc2UgZXZlcnkgZmlsZSwgd2hpY2ggdG9vayBoYWxmIG9mIGEgYnVpbGQuICovXG5jb25zdCBXSVRIX1NUWUxFUyA9IC9cXGJtYWtlU3R5bGVzXFxiLztcblxuLyoqIE1ha2VzIHRoZSBzdHlsZXMgb2YgdGhlIHBvcnRhbCdzIGNvbXBvbmVudHMgaW4gdGhlIGJ1aWxkLCBhbmQgbm90IGF0IGVhY2ggc3RhcnQ7IGBrZXB0YCBpcyBhcyBpbiBrZXB0VHJhbnNmb3Jtcy4gKi9cbmV4cG9ydCBmdW5jdGlvbiBzdHlsZXNQbHVnaW4oa2VwdD86IHN0cmluZyk6IFBsdWdpbiB7XG4gIGNvbnN0IHBsdWdpbiA9IGtlcHRUcmFuc2Zvcm1zKFxuICAgIGdyaWZmZWwoe1xuICAgICAgYmFiZWxPcHRpb25zOiB7XG4gICAgICAgIHByZXNldHM6IFsnQGJhYmVsL3ByZXNldC10eXBlc2NyaXB0JywgWydAYmFiZWwvcHJlc2V0LXJlYWN0JywgeyBydW50aW1lOiAnYXV0b21hdGljJyB9XV0sXG4gICAgICB9LFxuICAgIH0pLFxuICAgIGtlcHQsXG4gICk7XG4gIGNvbnN0IHsgdHJhbnNmb3JtIH0gPSBwbHVnaW47XG4gIGlmICh0eXBlb2YgdHJhbnNmb3JtICE9PSAnZnVuY3Rpb24nKSByZXR1cm4gcGx1Z2luO1xuICByZXR1cm4geyAuLi5wbHVnaW4sIHRyYW5zZm9ybTogeyBmaWx0ZXI6IHsgY29kZTogV0lUSF9TVFlMRVMgfSwgaGFuZGxlcjogdHJhbnNmb3JtIH0gfTtcbn1cbiIsImltcG9ydCB0eXBlIHsgUGx1Z2luIH0gZnJvbSAndml0ZSc7XG5pbXBvcnQgeyB0aGVtZUNzcyB9IGZyb20gJyNyZW5kZXJlci90aGVtZS90aGVtZS1jc3MudHMnO1xuXG5jb25zdCBOQU1FID0gJ3ZpcnR1YWw6dGhlbWUuY3NzJztcbmNvbnN0IFJFU09MVkVEID0gYFxcMCR7TkFNRX1gO1xuXG4vKiogR2l2ZXMgdGhlIHRva2VuIHNldCB0byB0aGUgc2luZ2xlLXBhZ2UgYXBwIGFzIHRoZSBzdHlsZSBzaGVldCBgdmlydHVhbDp0aGVtZS5jc3NgLiAqL1xuZXhwb3J0IGZ1bmN0aW9uIHRoZW1lUGx1Z2luKCk6IFBsdWdpbiB7XG4gIHJldHVybiB7XG4gICAgbmFtZTogJ3BvcnRhbC10aGVtZScsXG4gICAgcmVzb2x2ZUlkOiAoaWQpID0+IChpZCA9PT0gTkFNRSA/IFJFU09MVkVEIDogbnVsbCksXG4gICAgbG9hZDogKGlkKSA9PiAoaWQgPT09IFJFU09MVkVEID8gdGhlbWVDc3MoKSA6IG51bGwpLFxuICB9O1xufVxuIiwiaW1wb3J0IHJlYWN0IGZyb20gJ0B2aXRlanMvcGx1Z2luLXJlYWN0JztcbmltcG9ydCB7IHR5cGUgVXNlckNvbmZpZywgZGVmYXVsdENsaWVudENvbmRpdGlvbnMgfSBmcm9tICd2aXRlJztcbmltcG9ydCB7IGNoYXJ0SnNQbHVnaW4gfSBmcm9tICcuL2NoYXJ0LWpzLXBsdWdpbi50cyc7XG5pbXBvcnQgeyBwdWJsaXNoZWRPZmZlcnNPZiB9IGZyb20gJy4vcHVibGlzaGVkLW9mZmVycy50cyc7XG5pbXBvcnQgeyBzdHlsZXNQbHVnaW4gfSBmcm9tICcuL3N0eWxlcy1wbHVnaW4udHMnO1xuaW1wb3J0IHsgdGhlbWVQbHVnaW4gfSBmcm9tICcuL3RoZW1lLXBsdWdpbi50cyc7XG5cbi8qKiBXaGF0IHRoZSBkZXNrdG9wJ3Mgd2luZG93IGFuZCB0aGUgZmlyc3QgcGFnZXMgdGhhdCBhcmUgcmVuZGVyZWQgZm9yIGl0IGFyZSBidWlsdCB3aXRoIGFsaWtlLiAqL1xuZXhwb3J0IGNvbnN0IGRlc2t0b3BCdWlsZCA9IChjb21tYW5kOiAnYnVpbGQnIHwgJ3NlcnZlJykgPT5cbiAgKHtcbiAgICByb290OiAncmVuZGVyZXInLFxuICAgIHJlc29sdmU6IHsgY29uZGl0aW9uczogWydkZXNrdG9wJywgLi4uZGVmYXVsdENsaWVudENvbmRpdGlvbnNdIH0sXG4gICAgcGx1Z2luczogW1xuICAgICAgcmVhY3QoKSxcbiAgICAgIHRoZW1lUGx1Z2luKCksXG4gICAgICBjaGFydEpzUGx1Z2luKCksXG4gICAgICAvLyBBcyBvbiB0aGUgd2ViOiB0aGUgc3R5bGVzIGFyZSBtYWRlIG5vdywgYW5kIG5vdCBhdCBlYWNoIHN0YXJ0LlxuICAgICAgY29tbWFuZCA9PT0gJ2J1aWxkJyAmJiBzdHlsZXNQbHVnaW4oKSxcbiAgICBdLFxuICAgIGRlZmluZToge1xuICAgICAgX19XSE9MRV9TSVRFX0lOX0FQUF9fOiAndHJ1ZScsXG4gICAgICBfX1NUQUZGX0FSRUFTX186ICdmYWxzZScsXG4gICAgICAvLyBXaGV0aGVyIHBlb3BsZSBjYW4gYXBwbHkgaXMgYSBzZXR0aW5nIG9mIHRoZSBkZXNrdG9wIGF0IHJ1biB0aW1lLlxuICAgICAgX19QVUJMSVNIRURfT0ZGRVJTX186IEpTT04uc3RyaW5naWZ5KHB1Ymxpc2hlZE9mZmVyc09mKHByb2Nlc3MuZW52WydQT1JUQUxfQ0FUQUxPR1VFJ10pKSxcbiAgICB9LFxuICB9KSBzYXRpc2ZpZXMgVXNlckNvbmZpZztcbiIsImltcG9ydCB7IGNyZWF0ZVJlYWRTdHJlYW0gfSBmcm9tICdub2RlOmZzJztcbmltcG9ydCB7IHJlYWRGaWxlIH0gZnJvbSAnbm9kZTpmcy9wcm9taXNlcyc7XG5pbXBvcnQgeyBjcmVhdGVSZXF1aXJlIH0gZnJvbSAnbm9kZTptb2R1bGUnO1xuaW1wb3J0IHsgZGlybmFtZSwgam9pbiB9IGZyb20gJ25vZGU6cGF0aCc7XG5pbXBvcnQgdHlwZSB7IFBsdWdpbiB9IGZyb20gJ3ZpdGUnO1xuXG5jb25zdCByZXF1aXJlID0gY3JlYXRlUmVxdWlyZShpbXBvcnQubWV0YS51cmwpO1xuY29uc3QgUERGSlMgPSAncGRmanMtZGlzdC9wYWNrYWdlLmpzb24nO1xuY29uc3QgU09VUkNFID0gZGlybmFtZShyZXF1aXJlLnJlc29sdmUoUERGSlMpKTtcblxuLyoqXG4gKiBXaGF0IFBERi5qcyBhc2tzIGZvciBieSBuYW1lIHdoaWxlIGl0IGRyYXdzOiBpdHMgd29ya2VyLCB0aGUgZm9udHMgdGhhdCBhIFBERiBtYXkgbGVhdmUgb3V0LCBhbmQgZGVjb2RlcnMgb2Ygc2Nhbm5lZCBwYWdlc1xuICogKEpCSUcyLCBKUEVHIDIwMDApIGFzIHBsYWluIHNjcmlwdCwgZm9yIHRoZSBwb2xpY3kgb2YgdGhlIHBhZ2VzIGxldHMgbm8gV2ViQXNzZW1ibHkgcnVuLiBUaGUgbGljZW5jZXMgZ28gd2l0aCB0aGVtLlxuICogTGVmdCBvdXQgYXJlIHRoZSB0YWJsZXMgb2YgQ2hpbmVzZSwgSmFwYW5lc2UgYW5kIEtvcmVhbiBjaGFyYWN0ZXJzLlxuICovXG5jb25zdCBGSUxFUzogUmVhZG9ubHk8UmVjb3JkPHN0cmluZywgc3RyaW5nPj4gPSB7XG4gICd3b3JrZXIuanMnOiAnbGVnYWN5L2J1aWxkL3BkZi53b3JrZXIubWluLm1qcycsXG4gICdqYmlnMl9ub3dhc21fZmFsbGJhY2suanMnOiAnd2FzbS9qYmlnMl9ub3dhc21fZmFsbGJhY2suanMnLFxuICAnb3BlbmpwZWdfbm93YXNtX2ZhbGxiYWNrLmpzJzogJ3dhc20vb3BlbmpwZWdfbm93YXNtX2ZhbGxiYWNrLmpzJyxcbiAgLi4uaW5Gb2xkZXIoJ3dhc20nLCBbXG4gICAgJ0xJQ0VOU0VfSkJJRzInLFxuICAgICdMSUNFTlNFX09QRU5KUEVHJyxcbiAgICAnTElDRU5TRV9QREZKU19KQklHMicsXG4gICAgJ0xJQ0VOU0VfUERGSlNfT1BFTkpQRUcnLFxuICBdKSxcbiAgLi4uaW5Gb2xkZXIoJ3N0YW5kYXJkX2ZvbnRzJywgW1xuICAgICdGb3hpdERpbmdiYXRzLnBmYicsXG4gICAgJ0ZveGl0Rml4ZWQucGZiJyxcbiAgICAnRm94aXRGaXhlZEJvbGQucGZiJyxcbiAgICAnRm94aXRGaXhlZEJvbGRJdGFsaWMucGZiJyxcbiAgICAnRm94aXRGaXhlZEl0YWxpYy5wZmInLFxuICAgICdGb3hpdFNlcmlmLnBmYicsXG4gICAgJ0ZveGl0U2VyaWZCb2xkLnBmYicsXG4gICAgJ0ZveGl0U2VyaWZCb2xkSXRhbGljLnBmYicsXG4gICAgJ0ZveGl0U2VyaWZJdGFsaWMucGZiJyxcbiAgICAnRm94aXRTeW1ib2wucGZiJyxcbiAgICAnTGliZXJhdGlvblNhbnMtQm9sZC50dGYnLFxuICAgICdMaWJlcmF0aW9uU2Fucy1Cb2xkSXRhbGljLnR0ZicsXG4gICAgJ0xpYmVyYXRpb25TYW5zLUl0YWxpYy50dGYnLFxuICAgICdMaWJlcmF0aW9uU2Fucy1SZWd1bGFyLnR0ZicsXG4gICAgJ0xJQ0VOU0VfRk9YSVQnLFxuICAgICdMSUNFTlNFX0xJQkVSQVRJT04nLFxuICBdKSxcbn07XG5cbmZ1bmN0aW9uIGluRm9sZGVyKGZvbGRlcjogc3RyaW5nLCBuYW1lczogcmVhZG9ubHkgc3RyaW5nW10pIHtcbiAgcmV0dXJuIE9iamVjdC5mcm9tRW50cmllcyhuYW1lcy5tYXAoKG5hbWUpID0+IFtuYW1lLCBgJHtmb2xkZXJ9LyR7bmFtZX1gXSkpO1xufVxuXG4vKiogU2VydmVzIHRoZXNlIGZpbGVzIGJlbG93IGAvYXNzZXRzL3BkZmpzLTx2ZXJzaW9uPi9gLCB3aGVyZSBgcmVuZGVyZXIvc3JjL3VpL3ZpZXdlci9vcGVuLXBkZi50c2AgaGFzIHRoZW0gZnJvbS4gKi9cbmV4cG9ydCBmdW5jdGlvbiBwZGZGaWxlc1BsdWdpbigpOiBQbHVnaW4ge1xuICBjb25zdCB7IHZlcnNpb24gfTogeyB2ZXJzaW9uOiBzdHJpbmcgfSA9IHJlcXVpcmUoUERGSlMpO1xuICBjb25zdCBmb2xkZXIgPSBgYXNzZXRzL3BkZmpzLSR7dmVyc2lvbn1gO1xuICByZXR1cm4ge1xuICAgIG5hbWU6ICdwb3J0YWwtcGRmLWZpbGVzJyxcbiAgICBjb25maWd1cmVTZXJ2ZXIoc2VydmVyKSB7XG4gICAgICBzZXJ2ZXIubWlkZGxld2FyZXMudXNlKGAvJHtmb2xkZXJ9YCwgKHJlcXVlc3QsIHJlc3BvbnNlLCBuZXh0KSA9PiB7XG4gICAgICAgIGNvbnN0IG5hbWUgPSByZXF1ZXN0LnVybD8uc2xpY2UoMSkuc3BsaXQoJz8nKVswXSA/PyAnJztcbiAgICAgICAgY29uc3Qgc291cmNlID0gRklMRVNbbmFtZV07XG4gICAgICAgIGlmIChzb3VyY2UgPT09IHVuZGVmaW5lZCkgcmV0dXJuIG5leHQoKTtcbiAgICAgICAgcmVzcG9uc2Uuc2V0SGVhZGVyKFxuICAgICAgICAgICdDb250ZW50LVR5cGUnLFxuICAgICAgICAgIG5hbWUuZW5kc1dpdGgoJy5qcycpID8gJ3RleHQvamF2YXNjcmlwdCcgOiAnYXBwbGljYXRpb24vb2N0ZXQtc3RyZWFtJyxcbiAgICAgICAgKTtcbiAgICAgICAgY3JlYXRlUmVhZFN0cmVhbShqb2luKFNPVVJDRSwgc291cmNlKSkucGlwZShyZXNwb25zZSk7XG4gICAgICB9KTtcbiAgICB9LFxuICAgIGFzeW5jIGdlbmVyYXRlQnVuZGxlKCkge1xuICAgICAgZm9yIChjb25zdCBbbmFtZSwgc291cmNlXSBvZiBPYmplY3QuZW50cmllcyhGSUxFUykpIHtcbiAgICAgICAgdGhpcy5lbWl0RmlsZSh7XG4gICAgICAgICAgdHlwZTogJ2Fzc2V0JyxcbiAgICAgICAgICBmaWxlTmFtZTogYCR7Zm9sZGVyfS8ke25hbWV9YCxcbiAgICAgICAgICBzb3VyY2U6IGF3YWl0IHJlYWRGaWxlKGpvaW4oU09VUkNFLCBzb3VyY2UpKSxcbiAgICAgICAgfSk7XG4gICAgICB9XG4gICAgfSxcbiAgfTtcbn1cbiIsImltcG9ydCB7IGZpbGVVUkxUb1BhdGggfSBmcm9tICdub2RlOnVybCc7XG5pbXBvcnQgeyBkZWZpbmVDb25maWcgfSBmcm9tICdlbGVjdHJvbi12aXRlJztcbmltcG9ydCB0eXBlIHsgUGx1Z2luIH0gZnJvbSAndml0ZSc7XG5pbXBvcnQgeyBkZXNrdG9wQnVpbGQgfSBmcm9tICcuL3JlbmRlcmVyL2Rlc2t0b3AtYnVpbGQudHMnO1xuaW1wb3J0IHsgcGRmRmlsZXNQbHVnaW4gfSBmcm9tICcuL3JlbmRlcmVyL3BkZi1maWxlcy1wbHVnaW4udHMnO1xuXG4vKiogQWJzb2x1dGU6IHRoZSBkZXZlbG9wbWVudCBzZXJ2ZXIgd291bGQgbG9vayBmb3IgaXQgZnJvbSB0aGUgcmVuZGVyZXIncyBmb2xkZXIsIHRoZSBidWlsZCBmcm9tIGhlcmUuICovXG5jb25zdCBSRU5ERVJFUl9QQUdFID0gZmlsZVVSTFRvUGF0aChuZXcgVVJMKCdyZW5kZXJlci9pbmRleC5odG1sJywgaW1wb3J0Lm1ldGEudXJsKSk7XG4vKiogV2hhdCB3YWtlcyB0aGUgcGFnZXMgdGhhdCBhcmUgcmVuZGVyZWQgYmVmb3JlaGFuZDogc2VlIHNjcmlwdHMvZGVza3RvcC93cml0ZS1maXJzdC1wYWdlcy50cy4gKi9cbmNvbnN0IEZJUlNUX1BBR0VfRU5UUlkgPSBmaWxlVVJMVG9QYXRoKFxuICBuZXcgVVJMKCdyZW5kZXJlci9zcmMvZW50cmllcy9maXJzdC1wYWdlLnRzeCcsIGltcG9ydC5tZXRhLnVybCksXG4pO1xuLyoqIFBvcnQgb2YgdGhlIGRldmVsb3BtZW50IHNlcnZlci4gUGFnZXMgY29tZSBmcm9tIGFuIGh0dHBzIG9yaWdpbiBvZiB0aGVpciBvd24sIHNvIGl0cyBjbGllbnQgaXMgdG9sZCB3aGVyZSBpdCBpcy4gKi9cbmNvbnN0IERFVkVMT1BNRU5UX1BPUlQgPSA1MTk5O1xuXG4vKiogZWxlY3Ryb24tdml0ZSBtYWtlcyBhZGRyZXNzZXMgcmVsYXRpdmUsIGZvciBwYWdlcyBmcm9tIGZpbGVzOyBvdXJzIGNvbWUgZnJvbSBhbiBvcmlnaW4sIGF0IGFueSBkZXB0aCBvZiBwYXRoLiAqL1xuZnVuY3Rpb24gYWJzb2x1dGVBZGRyZXNzZXMoKTogUGx1Z2luIHtcbiAgcmV0dXJuIHsgbmFtZTogJ3BvcnRhbC1hYnNvbHV0ZS1hZGRyZXNzZXMnLCBjb25maWc6ICgpID0+ICh7IGJhc2U6ICcvJyB9KSB9O1xufVxuXG4vKiogVGhlIGdhdGV3YXkgYW5kIHRoZSBBdXRoIGVtdWxhdG9yIG9mIHRoaXMgbWFjaGluZSwgZm9yIGBucG0gcnVuIGRldjpkZXNrdG9wYCBhbG9uZTogYSBidWlsZCBuYW1lcyBubyBzdWNoIGFkZHJlc3MuICovXG5jb25zdCBERVZFTE9QTUVOVCA9IHsgZ2F0ZXdheVVybDogJ2h0dHA6Ly8xMjcuMC4wLjE6ODc4NycsIGVtdWxhdG9yVXJsOiAnaHR0cDovLzEyNy4wLjAuMTo5MDk5JyB9O1xuXG4vKiogRXZlcnkgZmlsZSBvZiBhIHN0YXJ0IGlzIGFza2VkIG9mIHRoZSBtYWluIHByb2Nlc3MsIHNvIHRoZXJlIGFyZSBmZXc6IHdoYXQgdGhlIGZpcnN0IHBhZ2UgbmVlZHMsIGFuZCBlYWNoIGxhbmd1YWdlJ3Mgd29yZHMuICovXG5jb25zdCBTVEFSVCA9IHtcbiAgbmFtZTogJ3N0YXJ0JyxcbiAgdGVzdDogL1xcL3JlbmRlcmVyXFwvc3JjXFwvKD86aXNsYW5kc1xcL2ZpcnN0LXBhZ2VcXC9oeWRyYXRlLWZpcnN0LXBhZ2V8cGxhdGZvcm1cXC9kZXNrdG9wXFwvZGVza3RvcC1wbGF0Zm9ybXxhcHBcXC8oPzpwb3J0YWx8cHJlcGFyZS1wb3J0YWx8aG9zdFxcL3N0YXJ0LWhvc3QpfHBhZ2VzXFwvaG9tZSlcXC50c3g/JC8sXG59O1xuLyoqIEJ5IGl0c2VsZjogaXQgbWFrZXMgZXJyb3JzIHdoaWxlIGl0IGxvYWRzLCBhbmQgZm9yIGVhY2ggb2YgdGhlbSBWOCByZWFkcyBhZ2FpbiB0aGUgd2hvbGUgZmlsZSB0aGF0IGl0IHN0YW5kcyBpbi4gKi9cbmNvbnN0IFJFQUNUID0geyBuYW1lOiAncmVhY3QnLCB0ZXN0OiAvXFwvbm9kZV9tb2R1bGVzXFwvKD86cmVhY3R8cmVhY3QtZG9tfHNjaGVkdWxlcilcXC8vIH07XG5jb25zdCBXT1JEUyA9IFsnZW4nLCAnaGknXS5tYXAoKGxhbmd1YWdlKSA9PiAoe1xuICBuYW1lOiBgd29yZHMtJHtsYW5ndWFnZX1gLFxuICB0ZXN0OiBuZXcgUmVnRXhwKGAvcmVuZGVyZXIvc3JjLyg/OmkxOG58Y29udGVudCkvJHtsYW5ndWFnZX0vYCksXG59KSk7XG5cbmV4cG9ydCBkZWZhdWx0IGRlZmluZUNvbmZpZygoeyBjb21tYW5kIH0pID0+ICh7XG4gIG1haW46IHtcbiAgICBkZWZpbmU6IHsgX19ERVZFTE9QTUVOVF9fOiBKU09OLnN0cmluZ2lmeShjb21tYW5kID09PSAnc2VydmUnID8gREVWRUxPUE1FTlQgOiBudWxsKSB9LFxuICAgIGJ1aWxkOiB7XG4gICAgICBvdXREaXI6ICdvdXQvZGVza3RvcC9tYWluJyxcbiAgICAgIC8vIEV2ZXJ5dGhpbmcgaXMgYnVuZGxlZCBidXQgd2hhdCBob2xkcyBuYXRpdmUgbGlicmFyaWVzLlxuICAgICAgZXh0ZXJuYWxpemVEZXBzOiBmYWxzZSxcbiAgICAgIHJvbGxkb3duT3B0aW9uczogeyBpbnB1dDogJ21haW4vaW5kZXgudHMnLCBleHRlcm5hbDogWydrZXl0YXInLCAnQG5vZGUtcnMvYXJnb24yJ10gfSxcbiAgICB9LFxuICB9LFxuICBwcmVsb2FkOiB7XG4gICAgYnVpbGQ6IHtcbiAgICAgIG91dERpcjogJ291dC9kZXNrdG9wL3ByZWxvYWQnLFxuICAgICAgZXh0ZXJuYWxpemVEZXBzOiBmYWxzZSxcbiAgICAgIHJvbGxkb3duT3B0aW9uczoge1xuICAgICAgICBpbnB1dDogJ3ByZWxvYWQvaW5kZXgudHMnLFxuICAgICAgICAvLyBBIHNhbmRib3hlZCBwcmVsb2FkIHNjcmlwdCBpcyBDb21tb25KUyBhbmQgY2FuIGxvYWQgbm90aGluZyBidXQgYGVsZWN0cm9uYC5cbiAgICAgICAgb3V0cHV0OiB7IGZvcm1hdDogJ2NqcycsIGVudHJ5RmlsZU5hbWVzOiAnaW5kZXguY2pzJyB9LFxuICAgICAgfSxcbiAgICB9LFxuICB9LFxuICByZW5kZXJlcjoge1xuICAgIC4uLmRlc2t0b3BCdWlsZChjb21tYW5kKSxcbiAgICBwbHVnaW5zOiBbLi4uZGVza3RvcEJ1aWxkKGNvbW1hbmQpLnBsdWdpbnMsIHBkZkZpbGVzUGx1Z2luKCksIGFic29sdXRlQWRkcmVzc2VzKCldLFxuICAgIHNlcnZlcjoge1xuICAgICAgaG9zdDogJzEyNy4wLjAuMScsXG4gICAgICBwb3J0OiBERVZFTE9QTUVOVF9QT1JULFxuICAgICAgc3RyaWN0UG9ydDogdHJ1ZSxcbiAgICAgIGhtcjogeyBwcm90b2NvbDogJ3dzJywgaG9zdDogJzEyNy4wLjAuMScsIGNsaWVudFBvcnQ6IERFVkVMT1BNRU5UX1BPUlQgfSxcbiAgICB9LFxuICAgIGJ1aWxkOiB7XG4gICAgICBvdXREaXI6ICdvdXQvZGVza3RvcC9yZW5kZXJlcicsXG4gICAgICBtaW5pZnk6IHRydWUsXG4gICAgICBtYW5pZmVzdDogJ21hbmlmZXN0Lmpzb24nLFxuICAgICAgLy8gSW4ga0I6IHdoYXQgYSBzdGFydCBsb2FkcyBpcyBvbmUgZmlsZSBvbiBwdXJwb3NlLlxuICAgICAgY2h1bmtTaXplV2FybmluZ0xpbWl0OiAxMDAwLFxuICAgICAgcm9sbGRvd25PcHRpb25zOiB7XG4gICAgICAgIGlucHV0OiB7IGluZGV4OiBSRU5ERVJFUl9QQUdFLCAnZmlyc3QtcGFnZSc6IEZJUlNUX1BBR0VfRU5UUlkgfSxcbiAgICAgICAgcHJlc2VydmVFbnRyeVNpZ25hdHVyZXM6ICdhbGxvdy1leHRlbnNpb24nLFxuICAgICAgICBvdXRwdXQ6IHsgY29kZVNwbGl0dGluZzogeyBncm91cHM6IFsuLi5XT1JEUywgUkVBQ1QsIFNUQVJUXSB9IH0sXG4gICAgICB9LFxuICAgIH0sXG4gIH0sXG59KSk7XG4iXSwibWFwcGluZ3MiOiI7Ozs7Ozs7Ozs7Ozs7OztBQUdBLE1BQU0sV0FBVztBQUNqQixNQUFNLFVBQVU7Ozs7OztBQU9oQixTQUFnQixnQkFBd0I7Q0FDdEMsT0FBTztFQUNMLE1BQU07RUFDTixPQUFPO0VBQ1AsV0FBVztHQUNULFFBQVEsRUFBRSxJQUFJLFNBQVM7R0FDdkIsVUFBVSxVQUFVO0lBQ2xCLE1BQU0sS0FBSyxXQUNULFVBQ0MsT0FBTyxTQUNOLFNBQVMsS0FBSywrQkFBK0IsTUFBTSxXQUFXLEtBQUssU0FDdkU7SUFDQSxLQUFLO0dBQ1A7RUFDRjtDQUNGO0FBQ0Y7QUN2QkEsTUFBTSxVQUFVLElBQUksSUFBSSxzQ0FBQSxnREFBcUQ7O0FBRzdFLFNBQWdCLGtCQUFrQixNQUFrRDtDQUNsRixNQUFNLE9BQU8sZUFBZSxhQUFhLFFBQVEsU0FBUyxNQUFNLENBQUM7Q0FDakUsSUFBSSxDQUFDLEtBQUssSUFBSSxNQUFNLElBQUksTUFBTSxHQUFHLFFBQVEsdUJBQXVCLGlCQUFpQjtDQUNqRixPQUFPLGdCQUFnQjtFQUFFLFNBQVMsS0FBSyxNQUFNO0VBQVMsVUFBVSxXQUFXLEtBQUssS0FBSztDQUFFLENBQUM7QUFDMUY7Ozs7OztBQ0ZBLFNBQWdCLGVBQWUsUUFBZ0IsUUFBb0M7Q0FDakYsTUFBTSxFQUFFLGNBQWM7Q0FDdEIsSUFBSSxXQUFXLEtBQUEsS0FBYSxPQUFPLGNBQWMsWUFBWSxPQUFPO0NBQ3BFLFVBQVUsUUFBUSxFQUFFLFdBQVcsS0FBSyxDQUFDO0NBQ3JDLE9BQU87RUFDTCxHQUFHO0VBQ0gsTUFBTSxVQUFVLE1BQU0sSUFBSSxTQUFTO0dBQ2pDLE1BQU0sT0FBTyxLQUFLLFFBQVEsV0FBVyxRQUFRLENBQUMsQ0FBQyxPQUFPLEdBQUcsR0FBRyxJQUFJLE1BQU0sQ0FBQyxDQUFDLE9BQU8sS0FBSyxDQUFDO0dBRXJGLElBQUksV0FBVyxJQUFJLEdBQUcsT0FBTyxRQUFRLGFBQWEsTUFBTSxNQUFNLENBQUM7R0FDL0QsTUFBTSxTQUFTLE1BQU0sVUFBVSxLQUFLLE1BQU0sTUFBTSxJQUFJLE9BQU87R0FDM0QsTUFBTSxRQUFRLE9BQU8sV0FBVyxXQUFXLFNBQVMsUUFBUSxLQUFBLEVBQU8sU0FBUyxLQUFLO0dBQ2pGLGNBQWMsR0FBRyxLQUFLLEdBQUcsUUFBUSxPQUFPLElBQUk7R0FDNUMsV0FBVyxHQUFHLEtBQUssR0FBRyxRQUFRLE9BQU8sSUFBSTtHQUN6QyxPQUFPO0VBQ1Q7Q0FDRjtBQUNGO0FBRUEsTUFBTSxXQUFXLFNBQWtCLFNBQVMsS0FBSyxPQUFPO0NBQUU7Q0FBTSxLQUFLO0FBQUs7OztBQ3ZCMUUsTUFBTSxjQUFjOztBQUdwQixTQUFnQixhQUFhLE1BQXVCO0NBQ2xELE1BQU0sU0FBUyxlQUNiLFFBQVEsRUFDTixjQUFjLEVBQ1osU0FBUyxDQUFDLDRCQUE0QixDQUFDLHVCQUF1QixFQUFFLFNBQVMsWUFBWSxDQUFDLENBQUMsRUFDekYsRUFDRixDQUFDLEdBQ0QsSUFDRjtDQUNBLE1BQU0sRUFBRSxjQUFjO0NBQ3RCLElBQUksT0FBTyxjQUFjLFlBQVksT0FBTztDQUM1QyxPQUFPO0VBQUUsR0FBRztFQUFRLFdBQVc7R0FBRSxRQUFRLEVBQUUsTUFBTSxZQUFZO0dBQUcsU0FBUztFQUFVO0NBQUU7QUFDdkY7O0FDakJBLE1BQU0sT0FBTztBQUNiLE1BQU0sV0FBVyxLQUFLOztBQUd0QixTQUFnQixjQUFzQjtDQUNwQyxPQUFPO0VBQ0wsTUFBTTtFQUNOLFlBQVksT0FBUSxPQUFPLE9BQU8sV0FBVztFQUM3QyxPQUFPLE9BQVEsT0FBTyxXQUFXLFNBQVMsSUFBSTtDQUNoRDtBQUNGOzs7QUNMQSxNQUFhLGdCQUFnQixhQUMxQjtDQUNDLE1BQU07Q0FDTixTQUFTLEVBQUUsWUFBWSxDQUFDLFdBQVcsR0FBRyx1QkFBdUIsRUFBRTtDQUMvRCxTQUFTO0VBQ1AsTUFBTTtFQUNOLFlBQVk7RUFDWixjQUFjO0VBRWQsWUFBWSxXQUFXLGFBQWE7Q0FDdEM7Q0FDQSxRQUFRO0VBQ04sdUJBQXVCO0VBQ3ZCLGlCQUFpQjtFQUVqQixzQkFBc0IsS0FBSyxVQUFVLGtCQUFrQixRQUFRLElBQUksbUJBQW1CLENBQUM7Q0FDekY7QUFDRjtBQ25CRixNQUFNLFVBQVUsY0FBQSxnREFBNkI7QUFDN0MsTUFBTSxRQUFRO0FBQ2QsTUFBTSxTQUFTLFFBQVEsUUFBUSxRQUFRLEtBQUssQ0FBQzs7Ozs7O0FBTzdDLE1BQU0sUUFBMEM7Q0FDOUMsYUFBYTtDQUNiLDRCQUE0QjtDQUM1QiwrQkFBK0I7Q0FDL0IsR0FBRyxTQUFTLFFBQVE7RUFDbEI7RUFDQTtFQUNBO0VBQ0E7Q0FDRixDQUFDO0NBQ0QsR0FBRyxTQUFTLGtCQUFrQjtFQUM1QjtFQUNBO0VBQ0E7RUFDQTtFQUNBO0VBQ0E7RUFDQTtFQUNBO0VBQ0E7RUFDQTtFQUNBO0VBQ0E7RUFDQTtFQUNBO0VBQ0E7RUFDQTtDQUNGLENBQUM7QUFDSDtBQUVBLFNBQVMsU0FBUyxRQUFnQixPQUEwQjtDQUMxRCxPQUFPLE9BQU8sWUFBWSxNQUFNLEtBQUssU0FBUyxDQUFDLE1BQU0sR0FBRyxPQUFPLEdBQUcsTUFBTSxDQUFDLENBQUM7QUFDNUU7O0FBR0EsU0FBZ0IsaUJBQXlCO0NBQ3ZDLE1BQU0sRUFBRSxZQUFpQyxRQUFRLEtBQUs7Q0FDdEQsTUFBTSxTQUFTLGdCQUFnQjtDQUMvQixPQUFPO0VBQ0wsTUFBTTtFQUNOLGdCQUFnQixRQUFRO0dBQ3RCLE9BQU8sWUFBWSxJQUFJLElBQUksV0FBVyxTQUFTLFVBQVUsU0FBUztJQUNoRSxNQUFNLE9BQU8sUUFBUSxLQUFLLE1BQU0sQ0FBQyxDQUFDLENBQUMsTUFBTSxHQUFHLENBQUMsQ0FBQyxNQUFNO0lBQ3BELE1BQU0sU0FBUyxNQUFNO0lBQ3JCLElBQUksV0FBVyxLQUFBLEdBQVcsT0FBTyxLQUFLO0lBQ3RDLFNBQVMsVUFDUCxnQkFDQSxLQUFLLFNBQVMsS0FBSyxJQUFJLG9CQUFvQiwwQkFDN0M7SUFDQSxpQkFBaUIsS0FBSyxRQUFRLE1BQU0sQ0FBQyxDQUFDLENBQUMsS0FBSyxRQUFRO0dBQ3RELENBQUM7RUFDSDtFQUNBLE1BQU0saUJBQWlCO0dBQ3JCLEtBQUssTUFBTSxDQUFDLE1BQU0sV0FBVyxPQUFPLFFBQVEsS0FBSyxHQUMvQyxLQUFLLFNBQVM7SUFDWixNQUFNO0lBQ04sVUFBVSxHQUFHLE9BQU8sR0FBRztJQUN2QixRQUFRLE1BQU0sU0FBUyxLQUFLLFFBQVEsTUFBTSxDQUFDO0dBQzdDLENBQUM7RUFFTDtDQUNGO0FBQ0Y7O0FDN0VxSSxNQUFNLDJDQUEyQzs7QUFPdEwsTUFBTSxnQkFBZ0IsY0FBYyxJQUFJLElBQUksdUJBQUEsd0NBQXNDLENBQUM7O0FBRW5GLE1BQU0sbUJBQW1CLGNBQ3ZCLElBQUksSUFBSSx1Q0FBQSx3Q0FBc0QsQ0FDaEU7O0FBRUEsTUFBTSxtQkFBbUI7O0FBR3pCLFNBQVMsb0JBQTRCO0NBQ25DLE9BQU87RUFBRSxNQUFNO0VBQTZCLGVBQWUsRUFBRSxNQUFNLElBQUk7Q0FBRztBQUM1RTs7QUFHQSxNQUFNLGNBQWM7Q0FBRSxZQUFZO0NBQXlCLGFBQWE7QUFBd0I7O0FBR2hHLE1BQU0sUUFBUTtDQUNaLE1BQU07Q0FDTixNQUFNO0FBQ1I7O0FBRUEsTUFBTSxRQUFRO0NBQUUsTUFBTTtDQUFTLE1BQU07QUFBa0Q7QUFDdkYsTUFBTSxRQUFRLENBQUMsTUFBTSxJQUFJLENBQUMsQ0FBQyxLQUFLLGNBQWM7Q0FDNUMsTUFBTSxTQUFTO0NBQ2YsTUFBTSxJQUFJLE9BQU8sa0NBQWtDLFNBQVMsRUFBRTtBQUNoRSxFQUFFO0FBRUYsSUFBQSwrQkFBZSxjQUFjLEVBQUUsZUFBZTtDQUM1QyxNQUFNO0VBQ0osUUFBUSxFQUFFLGlCQUFpQixLQUFLLFVBQVUsWUFBWSxVQUFVLGNBQWMsSUFBSSxFQUFFO0VBQ3BGLE9BQU87R0FDTCxRQUFRO0dBRVIsaUJBQWlCO0dBQ2pCLGlCQUFpQjtJQUFFLE9BQU87SUFBaUIsVUFBVSxDQUFDLFVBQVUsaUJBQWlCO0dBQUU7RUFDckY7Q0FDRjtDQUNBLFNBQVMsRUFDUCxPQUFPO0VBQ0wsUUFBUTtFQUNSLGlCQUFpQjtFQUNqQixpQkFBaUI7R0FDZixPQUFPO0dBRVAsUUFBUTtJQUFFLFFBQVE7SUFBTyxnQkFBZ0I7R0FBWTtFQUN2RDtDQUNGLEVBQ0Y7Q0FDQSxVQUFVO0VBQ1IsR0FBRyxhQUFhLE9BQU87RUFDdkIsU0FBUztHQUFDLEdBQUcsYUFBYSxPQUFPLENBQUMsQ0FBQztHQUFTLGVBQWU7R0FBRyxrQkFBa0I7RUFBQztFQUNqRixRQUFRO0dBQ04sTUFBTTtHQUNOLE1BQU07R0FDTixZQUFZO0dBQ1osS0FBSztJQUFFLFVBQVU7SUFBTSxNQUFNO0lBQWEsWUFBWTtHQUFpQjtFQUN6RTtFQUNBLE9BQU87R0FDTCxRQUFRO0dBQ1IsUUFBUTtHQUNSLFVBQVU7R0FFVix1QkFBdUI7R0FDdkIsaUJBQWlCO0lBQ2YsT0FBTztLQUFFLE9BQU87S0FBZSxjQUFjO0lBQWlCO0lBQzlELHlCQUF5QjtJQUN6QixRQUFRLEVBQUUsZUFBZSxFQUFFLFFBQVE7S0FBQyxHQUFHO0tBQU87S0FBTztJQUFLLEVBQUUsRUFBRTtHQUNoRTtFQUNGO0NBQ0Y7QUFDRixFQUFFIn0=