// What the scripts are held to; nothing here is needed to run the app. Ends with 1 if anything is found.

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { ESLint } from "eslint";

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
const OWNER = "tutor/assets/common/history.js"; // of the browser's history
const owned = {
  "no-restricted-globals": ["error", { name: "history", message: `${OWNER} owns it` }],
  "no-restricted-syntax": ["error", { selector: "Literal[value='popstate']", message: `${OWNER} owns it` }],
};
const overrideConfig = [
  { files: ["**/*.js"], languageOptions: { ecmaVersion: 2023, sourceType: "module" }, rules },
  { files: ["tutor/assets/**/*.js"], ignores: [OWNER], rules: owned },
];
const linter = new ESLint({ cwd, overrideConfigFile: true, overrideConfig });
const files = await linter.lintFiles(["tutor/assets/**/*.js", "tests/js/*.js"]);

const found = [];
for (const { filePath, messages } of files) {
  for (const { ruleId, line, message } of messages) found.push(`${filePath}:${line} ${ruleId}: ${message}`);
  const typed = !filePath.includes("/assets/") || (await readFile(filePath, "utf8")).startsWith("// @ts-check\n");
  if (!typed) found.push(`${filePath}: no // @ts-check in its first line`);
}
for (const line of found) console.log(line);
process.exitCode = found.length ? 1 : 0;
