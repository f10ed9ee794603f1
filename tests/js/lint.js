// What the scripts are held to; nothing here is needed to run the app. Ends with 1 if anything is found.

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { ESLint } from "eslint";
import { TANGLED, UNTYPED } from "./still.js";

const cwd = fileURLToPath(new URL("../..", import.meta.url));
const rules = {
  complexity: ["error", 15],
  eqeqeq: "error",
  "no-const-assign": "error",
  "no-dupe-keys": "error",
  "no-fallthrough": "error",
  "no-redeclare": "error",
  "no-self-assign": "error",
  "no-unreachable": "error",
  "no-unused-vars": ["error", { argsIgnorePattern: "^_", destructuredArrayIgnorePattern: "^_" }],
  "no-var": "error",
  "prefer-const": "error",
};
const overrideConfig = [{ files: ["**/*.js"], languageOptions: { ecmaVersion: 2023, sourceType: "module" }, rules }];
const linter = new ESLint({ cwd, overrideConfigFile: true, overrideConfig });
const files = await linter.lintFiles(["tutor/assets/**/*.js", "tests/js/*.js"]);

const nameOf = (path) => path.split("/assets/").at(-1);
const found = [];
const tangled = new Set();
const untyped = new Set();
for (const { filePath, messages } of files) {
  for (const { ruleId, line, message } of messages) {
    const known = ruleId === "complexity" && `${nameOf(filePath)}: ${/'([^']+)'/.exec(message)?.[1]}`;
    if (known && TANGLED.includes(known)) tangled.add(known);
    else found.push(`${filePath}:${line} ${ruleId}: ${message}`);
  }
  if (!filePath.includes("/assets/") || (await readFile(filePath, "utf8")).startsWith("// @ts-check\n")) continue;
  untyped.add(nameOf(filePath));
  if (!UNTYPED.includes(nameOf(filePath))) found.push(`${filePath}: no // @ts-check in its first line`);
}
for (const name of TANGLED) if (!tangled.has(name)) found.push(`${name} is tangled no more: take it off still.js`);
for (const name of UNTYPED) if (!untyped.has(name)) found.push(`${name} has types: take it off still.js`);
for (const line of found) console.log(line);
process.exitCode = found.length ? 1 : 0;
